import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bannerRecipes, readDrawnBanners } from '#sandbox/art/banner-pictures.ts'
import { bannerScenes } from '#sandbox/art/banners.ts'
import { bannerOf } from '#server/seed/banners.ts'
import { seededSlides } from '#server/seed/slides.ts'

const recipes = bannerRecipes(bannerScenes)

describe('the pictures of the sliders', () => {
  test('Scenario: every slide of the seeded house has a picture of its own, and no picture is without a slide', () => {
    const shown = Object.values(seededSlides)
      .flat()
      .map(({ picture }) => picture)
    expect(shown.toSorted()).toEqual(bannerScenes.map(({ picture }) => picture).toSorted())
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('Scenario: no picture has words in it, and none needs anything from elsewhere', () => {
    const faulty = recipes.filter(({ svg }) =>
      /<(?:text|image|use|script|style|foreignObject)\b|href=|NaN|undefined|Infinity/.test(svg),
    )
    expect(faulty.map(({ picture }) => picture)).toEqual([])
  })

  test('Scenario: what is kept was drawn from these scenes: "npm run art" renews it', async () => {
    const drawn = await readDrawnBanners()
    expect(Object.fromEntries(recipes.map(({ picture, digest }) => [picture, digest]))).toEqual(drawn)
    const files = recipes.flatMap(({ picture }) => bannerOf(picture))
    expect(files.filter((file) => !existsSync(new URL(`../../public${file}`, import.meta.url)))).toEqual([])
  })
})
