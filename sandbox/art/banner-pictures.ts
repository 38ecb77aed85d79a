import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { bannerWidths } from '#server/seed/banners.ts'
import { type Album, readRecord, type Recipe, renew } from './album.ts'
import { type BannerScene, bannerSize, composeBanner } from './banner.ts'

const [narrow, , wide] = bannerWidths
/** Of the whole picture, except on small screens: there the right part, 8:5, without the room for words. */
const renditions = bannerWidths.map((width) => ({
  width,
  height: width === narrow ? (width * 5) / 8 : (width * 2) / 5,
  whole: width !== narrow,
}))
const options = { quality: 44, effort: 5, chromaSubsampling: '4:2:0' } as const
const density = 72 * (wide / bannerSize.width)

const digestOf = (svg: string) =>
  createHash('sha256')
    .update(svg)
    .update(JSON.stringify([renditions, options]))
    .digest('hex')
    .slice(0, 16)

/** What each picture has to be drawn from. */
export const bannerRecipes = (scenes: readonly BannerScene[]): Recipe[] =>
  scenes.map((scene) => {
    const svg = composeBanner(scene)
    return { picture: scene.picture, svg, digest: digestOf(svg) }
  })

const album: Album = {
  folder: new URL('../../public/banners/', import.meta.url),
  record: new URL('drawn-banners.json', import.meta.url),
  filesOf: (picture) => renditions.map(({ width }) => `${picture}-${width}.avif`),
  draw,
}

export const readDrawnBanners = (): Promise<Record<string, string>> => readRecord(album)
export const drawBanners = (scenes: readonly BannerScene[]): Promise<number> =>
  renew(album, bannerRecipes(scenes))

async function draw(picture: string, svg: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const { width, height, whole } of renditions) {
    const part = Math.round((info.height * 8) / 5)
    const cut = { left: info.width - part, top: 0, width: part, height: info.height }
    const drawing = sharp(data, { raw: info })
    const file = fileURLToPath(new URL(`${picture}-${width}.avif`, album.folder))
    await (whole ? drawing : drawing.extract(cut)).resize(width, height).avif(options).toFile(file)
  }
}
