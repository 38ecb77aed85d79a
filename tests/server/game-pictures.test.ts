import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { gamePicture } from '#contract/picture.ts'
import { compose, type Scene, sceneOf } from '#sandbox/art/compose.ts'
import { compositionNames } from '#sandbox/art/compositions.ts'
import { meantBy } from '#sandbox/art/meant.ts'
import { paletteOf } from '#sandbox/art/palettes.ts'
import { readDrawn } from '#sandbox/art/pictures.ts'
import { planned } from '#sandbox/art/plan.ts'
import { heightOf, recipesOf, renditions } from '#sandbox/art/recipe.ts'
import { themes } from '#sandbox/art/themes.ts'
import { providers } from '#server/seed/games/providers.ts'
import { themes as themeNames } from '#server/seed/games/themes.ts'
import { seededGames } from '#server/seed/games.ts'

const scenes = planned(seededGames)
const recipes = recipesOf(seededGames)

/** Forbidden in a picture: text, scripts, references to elsewhere, undefined ids, values that are no number. */
const faultsOf = (svg: string): string[] => {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const used = [...svg.matchAll(/url\(#?([^)]+)\)/g)].map(([, id]) => id ?? '')
  return [
    ...(svg.match(/<(?:text|image|use|script|style|foreignObject)\b|href=|NaN|undefined|Infinity/g) ?? []),
    ...used.filter((id) => !defined.has(id)),
  ]
}

describe('the pictures of the games, as they are composed', () => {
  test('Scenario: a game has the same picture whenever it is composed', () => {
    const again = recipesOf(seededGames)
    expect(again.map(({ digest }) => digest)).toEqual(recipes.map(({ digest }) => digest))
  })

  test('Scenario: whatever a game is about and whoever makes it, there is a picture of it', () => {
    const faults = themeNames.flatMap((theme) =>
      providers.flatMap(({ code }) =>
        faultsOf(compose(sceneOf({ gameCode: `${theme}-${code}`, theme, providerCode: code }))),
      ),
    )
    expect(faults).toEqual([])
  })

  test('Scenario: everything that has been drawn can be the hero, in every place and composition', () => {
    const all = themeNames.flatMap((theme): Scene[] => {
      const { motifs, backdrops } = themes[theme]
      const heroes = Object.keys(motifs)
      return Array.from(
        { length: Math.max(heroes.length, backdrops.length, compositionNames.length) },
        (_, index) => ({
          gameCode: `${theme}-${index}`,
          theme,
          providerCode: 'anka',
          hero: heroes[index % heroes.length] ?? '',
          backdrop: backdrops[index % backdrops.length] ?? backdrops[0] ?? 'rays',
          composition: compositionNames[index % compositionNames.length] ?? 'centred',
        }),
      )
    })
    expect(all.flatMap((scene) => faultsOf(compose(scene)))).toEqual([])
  })

  test('Scenario: no picture of the house has words in it, and none needs anything from elsewhere', () => {
    expect(recipes.filter(({ svg }) => faultsOf(svg).length > 0).map(({ gameCode }) => gameCode)).toEqual([])
  })

  test('Scenario: no two games look the same', () => {
    expect(new Set(recipes.map(({ svg }) => svg)).size).toBe(600)
  })

  test('Scenario: two games side by side differ in what they show or in how it is composed, in whatever order they stand', () => {
    const looks = scenes.map(({ theme, hero, composition }) => [theme, hero, composition].join())
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
  })

  test('Scenario: a game that is called after something shows it', () => {
    const heroOf = (code: string) => scenes.find(({ gameCode }) => gameCode === code)?.hero
    expect([
      heroOf('aviator'),
      heroOf('karpuz-dilimi'),
      heroOf('kaplan-pususu'),
      heroOf('krupiye-emre'),
    ]).toEqual(['scarlet', 'melon', 'tiger', 'demir'])
    const called = scenes.filter(({ theme, gameCode }) => meantBy(theme, gameCode))
    const shown = called.filter(({ theme, gameCode, hero }) => meantBy(theme, gameCode) === hero)
    expect(shown.length / called.length).toBeGreaterThan(0.9)
    for (const { theme, gameCode } of called)
      expect(Object.keys(themes[theme].motifs)).toContain(meantBy(theme, gameCode))
  })

  test('Scenario: games added later leave the pictures of the others as they are', () => {
    const first = recipesOf(seededGames.slice(0, 500))
    expect(first.map(({ digest }) => digest)).toEqual(recipes.slice(0, 500).map(({ digest }) => digest))
  })

  test('Scenario: every studio has colours of its own, and a new one has some too', () => {
    expect(new Set(providers.map(({ code }) => paletteOf(code).sky.join())).size).toBe(providers.length)
    expect(paletteOf('somebody-new')).toEqual(paletteOf('somebody-new'))
  })
})

const folder = new URL('../../public/games/', import.meta.url)
/** Bytes: the limit of one picture, and of all together. */
const heaviest = 32_000
const all = 14_000_000

function sizeOf(file: Buffer): [number, number] {
  if (file.toString('latin1', 8, 12) === 'WEBP') {
    const start = file.indexOf('VP8 ') + 14
    return [file.readUInt16LE(start) & 0x3fff, file.readUInt16LE(start + 2) & 0x3fff]
  }
  const start = file.indexOf('ispe')
  return [file.readUInt32BE(start + 8), file.readUInt32BE(start + 12)]
}

describe('the pictures of the games, as they are kept', () => {
  test('Scenario: the kept pictures are those that are composed today', async () => {
    const due = recipes.map(({ gameCode, digest }) => [gameCode, digest])
    expect(await readDrawn(), 'npm run art').toEqual(Object.fromEntries(due))
  })

  test('Scenario: each is there in every size that a page may ask for, as large as it says and no heavier than it may be', async () => {
    const sizes = Object.entries(gamePicture).flatMap(([format, widths]) =>
      widths.map((width) => `${width}.${format}`),
    )
    expect(renditions.map(({ width, format }) => `${width}.${format}`).toSorted()).toEqual(sizes.toSorted())
    const due = seededGames.flatMap(({ gameCode }) => sizes.map((size) => `${gameCode}-${size}`))
    expect((await readdir(folder)).toSorted()).toEqual(due.toSorted())
    let bytes = 0
    const wrong: string[] = []
    for (const name of due) {
      const file = await readFile(new URL(name, folder))
      const width = Number(/-(\d+)\.\w+$/.exec(name)?.[1])
      const [wide, high] = sizeOf(file)
      if (wide !== width || high !== heightOf(width) || file.length > heaviest)
        wrong.push(`${name}: ${wide} by ${high}, ${file.length} bytes`)
      bytes += file.length
    }
    expect(wrong).toEqual([])
    expect(bytes).toBeLessThan(all)
  })
})
