import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

/** Script that the first page needs, in kB of 1 000 bytes, brotli. */
const budget = 115

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** Files that index.html makes a browser load before anything shows: the entry and all it imports statically. */
function firstLoad(manifest: Record<string, Chunk>): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
  }
  Object.keys(manifest)
    .filter((key) => manifest[key]?.isEntry)
    .forEach(visit)
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'))
}

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength

/** Each file of the first load with its size, and whether the sum is within the budget. */
export function holdsFirstLoad(dist: URL): { holds: boolean; report: string } {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
  )
  const sizes = firstLoad(manifest).map((file) => ({
    file,
    bytes: brotli(readFileSync(new URL(file, dist))),
  }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const lines = sizes.map(({ file, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`)
  lines.push(`  first load: ${total.toFixed(1)} kB of script (brotli), at most ${budget}`)
  return { holds: total > 0 && total <= budget, report: lines.join('\n') }
}
