import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { popupWidths } from '#server/seed/popups.ts'
import { type Album, readRecord, type Recipe, renew } from './album.ts'
import { bannerSize, composeBanner, type BannerScene } from './banner.ts'

/** All as high: each size shows more or less of what is beside the middle. */
const [height] = popupWidths
const options = { quality: 50, effort: 5, chromaSubsampling: '4:2:0' } as const
const density = 72 * (height / bannerSize.height)

/** The popup of the seeded house. */
const scenes: readonly BannerScene[] = [
  {
    picture: 'welcome',
    providerCode: 'anka',
    ornament: 'petals',
    cast: [
      ['tulips', 'flamed'],
      ['lottery', 'gift'],
      ['gems', 'ruby'],
    ],
  },
]

const digestOf = (svg: string) =>
  createHash('sha256')
    .update(svg)
    .update(JSON.stringify([popupWidths, options]))
    .digest('hex')
    .slice(0, 16)

/** What each picture has to be drawn from. */
export const popupRecipes = (): Recipe[] =>
  scenes.map((scene) => {
    const svg = composeBanner(scene, 'alone')
    return { picture: scene.picture, svg, digest: digestOf(svg) }
  })

const album: Album = {
  folder: new URL('../../public/popups/', import.meta.url),
  record: new URL('drawn-popups.json', import.meta.url),
  filesOf: (picture) => popupWidths.map((width) => `${picture}-${width}.avif`),
  draw,
}

export const readDrawnPopups = (): Promise<Record<string, string>> => readRecord(album)
export const drawPopups = (): Promise<number> => renew(album, popupRecipes())

async function draw(picture: string, svg: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const width of popupWidths) {
    const part = Math.min(Math.round((info.height * width) / height), info.width)
    const cut = { left: Math.round((info.width - part) / 2), top: 0, width: part, height: info.height }
    const file = fileURLToPath(new URL(`${picture}-${width}.avif`, album.folder))
    await sharp(data, { raw: info }).extract(cut).resize(width, height).avif(options).toFile(file)
  }
}
