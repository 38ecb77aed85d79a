import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

export interface Rendition {
  kind?: string
  format: 'avif' | 'webp'
  width: number
  height: number
  options: Readonly<{ quality: number; effort: number; chromaSubsampling?: string }>
  /** What stays of a drawing that is wider: the middle, if it is not said. */
  side?: 'right'
}

export interface Album {
  /** Of `public/`. */
  folder: string
  pictures: () => (readonly [picture: string, svg: string])[]
  scale: number
  renditions: readonly Rendition[]
}

/** Not in public/: it would be served. */
const record = new URL('drawn.json', import.meta.url)
const records = z.record(z.string(), z.record(z.string(), z.string()))

/** By album and picture, the digest of what its files were made from. */
export const readRecords = async () => records.parse(JSON.parse(await readFile(record, 'utf8')))

export const folderOf = ({ folder }: Album) => new URL(`../../public/${folder}/`, import.meta.url)
const fileOf = (picture: string, { kind, width, format }: Rendition) =>
  [picture, kind, `${width}.${format}`].filter(Boolean).join('-')
export const filesOf = ({ renditions }: Album, picture: string) =>
  renditions.map((rendition) => fileOf(picture, rendition))

const digestOf = ({ renditions }: Album, svg: string) =>
  createHash('sha256').update(svg).update(JSON.stringify(renditions)).digest('hex').slice(0, 16)

export const digestsOf = (album: Album, pictures = album.pictures()): Record<string, string> =>
  Object.fromEntries(pictures.map(([picture, svg]) => [picture, digestOf(album, svg)]))

/** Draws what is new or has changed, and removes what nothing shows. Answers how many were drawn. */
export async function renew(album: Album): Promise<number> {
  const folder = folderOf(album)
  await mkdir(folder, { recursive: true })
  const [known, present] = [await readRecords(), new Set(await readdir(folder))]
  const pictures = album.pictures()
  const digests = digestsOf(album, pictures)
  const wanted = new Set(pictures.flatMap(([picture]) => filesOf(album, picture)))
  for (const file of present) if (!wanted.has(file)) await rm(new URL(file, folder))
  const due = pictures.filter(
    ([picture]) =>
      known[album.folder]?.[picture] !== digests[picture] ||
      filesOf(album, picture).some((file) => !present.has(file)),
  )
  const queue = due.values()
  const worker = async (): Promise<void> => {
    for (const [picture, svg] of queue) await draw(album, picture, svg)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  await writeFile(record, `${JSON.stringify({ ...known, [album.folder]: digests }, null, 2)}\n`)
  return due.length
}

async function draw(album: Album, picture: string, svg: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  // One thread each: pictures are drawn beside one another.
  sharp.concurrency(1)
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * album.scale })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const rendition of album.renditions) {
    const { format, width, height, options, side } = rendition
    const part = Math.min(Math.round((info.height * width) / height), info.width)
    const left = side === 'right' ? info.width - part : Math.round((info.width - part) / 2)
    const file = fileURLToPath(new URL(fileOf(picture, rendition), folderOf(album)))
    const cut = sharp(data, { raw: info }).extract({ left, top: 0, width: part, height: info.height })
    await cut.resize(width, height)[format](options).toFile(file)
  }
}
