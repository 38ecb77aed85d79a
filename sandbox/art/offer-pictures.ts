import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { offerPicture } from '#contract/picture.ts'
import { offerPictures } from '#server/seed/offer-pictures.ts'
import { type Album, readRecord, type Recipe, renew } from './album.ts'
import { type BannerScene, bannerSize, composeBanner } from './banner.ts'

const options = { avif: { quality: 46, effort: 5 }, webp: { quality: 72, effort: 5 } } as const
/** The middle of the scene for a card, 8:5; all of it for who reads the promotion, 5:2. */
const heights = { [offerPictures.card]: 5 / 8, [offerPictures.wide]: 2 / 5 }
const renditions = Object.entries(heights).flatMap(([kind, height]) =>
  offerPicture.formats.flatMap((format) =>
    offerPicture.widths.map((width) => ({ kind, format, width, height: Math.round(width * height) })),
  ),
)
const density = 72 * (Math.max(...offerPicture.widths) / bannerSize.width) * 1.6

const digestOf = (svg: string) =>
  createHash('sha256')
    .update(svg)
    .update(JSON.stringify([renditions, options]))
    .digest('hex')
    .slice(0, 16)

/** What each picture has to be drawn from. */
export const offerRecipes = (scenes: readonly BannerScene[]): Recipe[] =>
  scenes.map((scene) => {
    const svg = composeBanner(scene, 'alone')
    return { picture: scene.picture, svg, digest: digestOf(svg) }
  })

const nameOf = (picture: string, { kind, width, format }: (typeof renditions)[number]) =>
  `${picture}-${kind}-${width}.${format}`

const album: Album = {
  folder: new URL('../../public/offers/', import.meta.url),
  record: new URL('drawn-offers.json', import.meta.url),
  filesOf: (picture) => renditions.map((rendition) => nameOf(picture, rendition)),
  draw,
}

export const readDrawnOffers = (): Promise<Record<string, string>> => readRecord(album)
export const drawOffers = (scenes: readonly BannerScene[]): Promise<number> =>
  renew(album, offerRecipes(scenes))

async function draw(picture: string, svg: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const rendition of renditions) {
    const { width, height, format } = rendition
    const drawing = sharp(data, { raw: info }).resize(width, height, { fit: 'cover', position: 'centre' })
    const file = fileURLToPath(new URL(nameOf(picture, rendition), album.folder))
    await (format === 'avif' ? drawing.avif(options.avif) : drawing.webp(options.webp)).toFile(file)
  }
}
