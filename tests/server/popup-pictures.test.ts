import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { popupRecipes, readDrawnPopups } from '#sandbox/art/popup-pictures.ts'
import { popupImagesOf, seededPopup } from '#server/seed/popups.ts'

describe('the pictures of the popup', () => {
  test('Scenario: what is kept was drawn from this scene, in three sizes: "npm run art" renews it', async () => {
    const recipes = popupRecipes().map(({ picture, digest }) => [picture, digest])
    expect(Object.fromEntries(recipes)).toEqual(await readDrawnPopups())
    const files = popupImagesOf(seededPopup.picture)
    expect(files).toHaveLength(3)
    expect(files.filter((file) => !existsSync(new URL(`../../public${file}`, import.meta.url)))).toEqual([])
  })
})
