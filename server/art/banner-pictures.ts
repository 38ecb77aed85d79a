import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { bannerWidths } from '../seed/banners.ts'
import { type BannerScene, bannerSize, composeBanner } from './banner.ts'

const folder = new URL('../../public/banners/', import.meta.url)
const record = new URL('drawn-banners.json', import.meta.url)

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
export const bannerRecipes = (scenes: readonly BannerScene[]) =>
  scenes.map((scene) => {
    const svg = composeBanner(scene)
    return { picture: scene.picture, svg, digest: digestOf(svg) }
  })

/** By picture, the recipe that its files were made from. */
export async function readDrawnBanners(): Promise<Record<string, string>> {
  const text = await readFile(record, 'utf8').catch(() => '{}')
  return z.record(z.string(), z.string()).parse(JSON.parse(text))
}

const filesOf = (picture: string) => renditions.map(({ width }) => `${picture}-${width}.avif`)

/** Draws what is new or has changed, and removes what no slide shows. Answers how many were drawn. */
export async function drawBanners(scenes: readonly BannerScene[]): Promise<number> {
  await mkdir(folder, { recursive: true })
  const [known, present] = [await readDrawnBanners(), new Set(await readdir(folder))]
  const recipes = bannerRecipes(scenes)
  const wanted = new Set(recipes.flatMap(({ picture }) => filesOf(picture)))
  for (const file of present) if (!wanted.has(file)) await rm(new URL(file, folder))
  const due = recipes.filter(
    ({ picture, digest }) => known[picture] !== digest || filesOf(picture).some((file) => !present.has(file)),
  )
  for (const { picture, svg } of due) await draw(picture, svg)
  const digests = Object.fromEntries(recipes.map(({ picture, digest }) => [picture, digest]))
  await writeFile(record, `${JSON.stringify(digests, null, 2)}\n`)
  return due.length
}

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
    const file = fileURLToPath(new URL(`${picture}-${width}.avif`, folder))
    await (whole ? drawing : drawing.extract(cut)).resize(width, height).avif(options).toFile(file)
  }
}
