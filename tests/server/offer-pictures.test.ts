import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { offerPicture } from '#contract/picture.ts'
import { offerRecipes, readDrawnOffers } from '#sandbox/art/offer-pictures.ts'
import { offerScenes } from '#sandbox/art/offers.ts'
import { offerImages } from '#server/seed/offer-pictures.ts'
import { seededPromotions } from '#server/seed/promotions.ts'

const recipes = offerRecipes(offerScenes)

describe('the pictures of the promotions', () => {
  test('Scenario: every promotion of the seeded house has a picture of its own, and no picture is without one', () => {
    const shown = seededPromotions.map(({ name }) => name)
    expect(shown.toSorted()).toEqual(offerScenes.map(({ picture }) => picture).toSorted())
    expect(new Set(recipes.map(({ svg }) => svg)).size).toBe(shown.length)
  })

  test('Scenario: no picture has words in it, and none needs anything from elsewhere', () => {
    const faulty = recipes.filter(({ svg }) =>
      /<(?:text|image|use|script|style|foreignObject)\b|href=|NaN|undefined|Infinity|>false</.test(svg),
    )
    expect(faulty.map(({ picture }) => picture)).toEqual([])
  })

  test('Scenario: what is kept was drawn from these scenes, in every width and format: "npm run art" renews it', async () => {
    const drawn = await readDrawnOffers()
    expect(Object.fromEntries(recipes.map(({ picture, digest }) => [picture, digest]))).toEqual(drawn)
    const files = recipes.flatMap(({ picture }) =>
      offerImages(picture).flatMap((url) =>
        offerPicture.formats.flatMap((format) =>
          offerPicture.widths.map((width) => url.replace(/-\d+\.\w+$/, `-${width}.${format}`)),
        ),
      ),
    )
    expect(files).toHaveLength(recipes.length * 12)
    const missing = files.filter((file) => !existsSync(new URL(`../../public${file}`, import.meta.url)))
    expect(missing).toEqual([])
  })
})
