import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { PicturedGame } from './compose.ts'
import { heightOf, recipesOf, renditions } from './recipe.ts'

const folder = new URL('../../public/games/', import.meta.url)
/** Beside the composer, not beside the pictures: players need not fetch it. */
const record = new URL('drawn.json', import.meta.url)
/** Pixels per unit of the drawing, whose 300 by 400 are drawn at the widest that is kept. */
const density = 72 * (Math.max(...renditions.map(({ width }) => width)) / 300)

const filesOf = (gameCode: string): string[] =>
  renditions.map(({ format, width }) => `${gameCode}-${width}.${format}`)

/** By game, the recipe that its pictures were made from. */
export async function readDrawn(): Promise<Record<string, string>> {
  const text = await readFile(record, 'utf8').catch(() => '{}')
  return z.record(z.string(), z.string()).parse(JSON.parse(text))
}

interface Outcome {
  drawn: number
  kept: number
  removed: number
  bytes: number
}

/** Draws what is new or has changed, and removes what no game shows. */
export async function drawPictures(games: readonly PicturedGame[]): Promise<Outcome> {
  await mkdir(folder, { recursive: true })
  const [known, present] = [await readDrawn(), new Set(await readdir(folder))]
  const recipes = recipesOf(games)
  const due = recipes.filter(
    ({ gameCode, digest }) =>
      known[gameCode] !== digest || filesOf(gameCode).some((file) => !present.has(file)),
  )
  const wanted = new Set(recipes.flatMap(({ gameCode }) => filesOf(gameCode)))
  const surplus = [...present].filter((file) => !wanted.has(file))
  await Promise.all(surplus.map((file) => rm(new URL(file, folder))))

  const queue = due.values()
  const worker = async (): Promise<void> => {
    for (const { gameCode, svg } of queue) await draw(gameCode, svg)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  const digests = Object.fromEntries(recipes.map(({ gameCode, digest }) => [gameCode, digest]))
  await writeFile(record, `${JSON.stringify(digests, null, 2)}\n`)

  const sizes = await Promise.all([...wanted].map(async (file) => (await stat(new URL(file, folder))).size))
  return {
    drawn: due.length,
    kept: recipes.length - due.length,
    removed: surplus.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

async function draw(gameCode: string, svg: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  // One thread each: pictures are drawn beside one another.
  sharp.concurrency(1)
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const { format, width, options } of renditions) {
    const picture = sharp(data, { raw: info }).resize(width, heightOf(width))
    const file = fileURLToPath(new URL(`${gameCode}-${width}.${format}`, folder))
    await (format === 'avif' ? picture.avif(options) : picture.webp(options)).toFile(file)
  }
}
