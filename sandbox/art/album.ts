import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/** Pictures that are kept in the repository, and what each was drawn from. */
export interface Album {
  folder: URL
  /** Beside the composer, not beside the pictures: players need not fetch it. */
  record: URL
  filesOf: (picture: string) => string[]
  draw: (picture: string, svg: string) => Promise<void>
}

export interface Recipe {
  picture: string
  svg: string
  digest: string
}

/** By picture, the recipe that its files were made from. */
export async function readRecord({ record }: Pick<Album, 'record'>): Promise<Record<string, string>> {
  const text = await readFile(record, 'utf8').catch(() => '{}')
  return z.record(z.string(), z.string()).parse(JSON.parse(text))
}

/** Draws what is new or has changed, and removes what nothing shows. Answers how many were drawn. */
export async function renew(album: Album, recipes: readonly Recipe[]): Promise<number> {
  const { folder, record, filesOf, draw } = album
  await mkdir(folder, { recursive: true })
  const [known, present] = [await readRecord(album), new Set(await readdir(folder))]
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
