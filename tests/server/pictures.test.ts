import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { gamePicture, offerPicture } from '#contract/picture.ts'
import { digestsOf, filesOf, folderOf, readRecords } from '#sandbox/art/album.ts'
import { banners, games, offers, popups } from '#sandbox/art/albums.ts'
import { compose, type Scene, sceneOf } from '#sandbox/art/compose.ts'
import { compositionNames } from '#sandbox/art/compositions.ts'
import { paletteOf } from '#sandbox/art/palettes.ts'
import { planned } from '#sandbox/art/plan.ts'
import { meantBy, themes } from '#sandbox/art/themes.ts'
import { bannerOf } from '#server/seed/banners.ts'
import { games as allGames } from '#sandbox/catalogue/games.ts'
import { studios } from '#sandbox/catalogue/studios.ts'
import { themes as themeNames } from '#sandbox/catalogue/themes.ts'
import { seededGames } from '#server/seed/games.ts'
import { offerImages } from '#server/seed/offer-pictures.ts'
import { popupImagesOf, seededPopup } from '#server/seed/popups.ts'
import { seededPromotions } from '#server/seed/promotions.ts'
import { seededSlides } from '#server/seed/slides.ts'

const scenes = planned(allGames)
const drawings = games.pictures()

/** Forbidden in a picture: text, scripts, references to elsewhere, undefined ids, values that are no number. */
const faultsOf = (svg: string): string[] => {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const used = [...svg.matchAll(/url\(#?([^)]+)\)/g)].map(([, id]) => id ?? '')
  return [
    ...(svg.match(
      /<(?:text|image|use|script|style|foreignObject)\b|href=|currentColor|NaN|undefined|Infinity|>false</g,
    ) ?? []),
    ...used.filter((id) => !defined.has(id)),
  ]
}

describe('the pictures of the games, as they are composed', () => {
  test('Scenario: whatever a game is about and whoever makes it, there is a picture of it', () => {
    const faults = themeNames.flatMap((theme) =>
      studios.flatMap(({ code }) =>
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
          backdrop: backdrops[index % backdrops.length] ?? 'rays',
          composition: compositionNames[index % compositionNames.length] ?? 'centred',
        }),
      )
    })
    expect(all.flatMap((scene) => faultsOf(compose(scene)))).toEqual([])
  })

  test('Scenario: no two games look the same', () => {
    expect(new Set(drawings.map(([, svg]) => svg)).size).toBe(600)
  })

  test('Scenario: two games side by side differ in what they show or in how it is composed, in whatever order they stand', () => {
    const looks = scenes.map(({ theme, hero, composition }) => [theme, hero, composition].join())
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
  })

  test('Scenario: a game that is called after something shows it', () => {
    const heroOf = (code: string) => scenes.find(({ gameCode }) => gameCode === code)?.hero
    expect(['aviator', 'karpuz-dilimi', 'kaplan-pususu', 'krupiye-emre'].map(heroOf)).toEqual([
      'scarlet',
      'melon',
      'tiger',
      'demir',
    ])
    const called = scenes.filter(({ theme, gameCode }) => meantBy(theme, gameCode))
    const shown = called.filter(({ theme, gameCode, hero }) => meantBy(theme, gameCode) === hero)
    expect(shown.length / called.length).toBeGreaterThan(0.9)
  })

  test('Scenario: games added later leave the pictures of the others as they are', () => {
    const first = planned(allGames.slice(0, 500)).map((scene) => compose(scene))
    expect(first).toEqual(drawings.slice(0, 500).map(([, svg]) => svg))
  })

  test('Scenario: every studio has colours of its own, and a new one has some too', () => {
    expect(new Set(studios.map(({ code }) => paletteOf(code).sky.join())).size).toBe(studios.length)
    expect(paletteOf('somebody-new')).toEqual(paletteOf('somebody-new'))
  })
})

const inEvery = (offer: string): string[] =>
  offerImages(offer).flatMap((url) =>
    offerPicture.formats.flatMap((format) =>
      offerPicture.widths.map((width) => url.replace(/-\d+\.\w+$/, `-${width}.${format}`)),
    ),
  )

/** What the pages of the seeded house ask for. */
const asked = {
  games: seededGames.flatMap(({ gameCode }) =>
    Object.entries(gamePicture).flatMap(([format, widths]) =>
      widths.map((width) => `/games/${gameCode}-${width}.${format}`),
    ),
  ),
  banners: Object.values(seededSlides)
    .flat()
    .flatMap(({ picture }) => bannerOf(picture)),
  offers: seededPromotions.flatMap(({ name }) => inEvery(name)),
  popups: popupImagesOf(seededPopup.picture),
}
/** Bytes: the limit of one picture of a game, and of all together. */
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

describe.each([games, banners, offers, popups])('the pictures in $folder, as they are kept', (album) => {
  const pictures = album.pictures()

  test('Scenario: no picture has words in it, and none needs anything from elsewhere', () => {
    expect(pictures.filter(([, svg]) => faultsOf(svg).length > 0).map(([picture]) => picture)).toEqual([])
  })

  test('Scenario: the kept pictures are those that are composed today', async () => {
    expect((await readRecords())[album.folder], 'npm run art').toEqual(digestsOf(album))
  })

  test('Scenario: what a page may ask for is there, and nothing else, as large as it says', async () => {
    const due = asked[album.folder as keyof typeof asked].map((path) => path.split('/').at(-1) ?? '')
    expect(new Set(due).size).toBe(due.length)
    expect((await readdir(folderOf(album))).toSorted()).toEqual(due.toSorted())
    const sizes = pictures.flatMap(([picture]) =>
      filesOf(album, picture).map((file, index) => [file, album.renditions[index]] as const),
    )
    const wrong: string[] = []
    let bytes = 0
    for (const [name, rendition] of sizes) {
      const file = await readFile(new URL(name, folderOf(album)))
      const [wide, high] = sizeOf(file)
      if (wide !== rendition?.width || high !== rendition.height) wrong.push(`${name}: ${wide} by ${high}`)
      if (album === games && file.length > heaviest) wrong.push(`${name}: ${file.length} bytes`)
      bytes += file.length
    }
    expect(wrong).toEqual([])
    if (album === games) expect(bytes).toBeLessThan(all)
  })
})
