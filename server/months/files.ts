import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { partitionOf, type Files, type Kept, type Month, type Monthly } from './month.store.ts'

const fileOf = (folder: string, kind: Monthly, month: Month) =>
  join(folder, `${partitionOf(kind, month)}.jsonl.gz`)

/** Writes the lines, and reads them again from the disk. Throws if they are not the same. */
export async function writeLines(
  folder: string,
  kind: Monthly,
  month: Month,
  batches: AsyncIterable<string[]>,
): Promise<Kept> {
  const hash = createHash('sha256')
  let rows = 0
  async function* text(): AsyncGenerator<string> {
    for await (const lines of batches) {
      rows += lines.length
      const batch = lines.map((line) => `${line}\n`).join('')
      hash.update(batch)
      yield batch
    }
  }
  await mkdir(folder, { recursive: true })
  const file = fileOf(folder, kind, month)
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(`${file}.new`, { flush: true }))
  const written = { rows, sha256: hash.digest('hex') }
  const read = await measure(`${file}.new`)
  if (read.rows !== written.rows || read.sha256 !== written.sha256)
    throw new Error(`${file}.new does not hold what was written`)
  await rename(`${file}.new`, file)
  return written
}

export const measureFile = (folder: string, kind: Monthly, month: Month) =>
  measure(fileOf(folder, kind, month))

async function measure(file: string): Promise<Kept> {
  const hash = createHash('sha256')
  let rows = 0
  await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk)
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
    }
  })
  return { rows, sha256: hash.digest('hex') }
}

export const readLines = (folder: string, kind: Monthly, month: Month): AsyncIterable<string> =>
  createInterface({ input: createReadStream(fileOf(folder, kind, month)).pipe(createGunzip()) })

/** For people: `zcat <file> | sha256sum` is its checksum. The database keeps the same. */
export async function writeManifest(folder: string, month: Month, tables: Files): Promise<void> {
  await writeFile(
    join(folder, `months_${month.replace('-', '_')}.json`),
    `${JSON.stringify({ month, tables }, null, 2)}\n`,
    { flush: true },
  )
}
