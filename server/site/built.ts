import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

export const builtSite = fileURLToPath(new URL('../../dist/', import.meta.url))

const chunks = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
)
export type Chunks = z.output<typeof chunks>

export interface Built {
  folder: string
  /** Its index.html. */
  page: string
  /** Paths of what the first page needs: scripts, styles and letters. */
  first: string[]
  fonts: string[]
  chunks: Chunks
  /** What a browser may fetch before it has read the page, as `Link` says it: the style sheets alone, as scripts would keep the first picture waiting. */
  links: string[]
}

/** What the build left; null where nothing is built. */
export function readBuilt(folder = builtSite): Built | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...page.matchAll(/href="([^"]+\.(?:css|woff2))"/g)].map(([, path = '']) => path)
  const fonts = named.filter((path) => path.endsWith('.woff2'))
  const manifest = join(folder, '.vite/manifest.json')
  const known = existsSync(manifest) ? chunks.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : {}
  return { folder, page, fonts, chunks: known, first: [...firstOf(known), ...named], links: linksOf(page) }
}

const sheet = /<link rel="stylesheet"( crossorigin)? href="([^"]+)"/g

/** Asked for as the page asks, or the browser would fetch it twice. */
const linksOf = (page: string) =>
  [...page.matchAll(sheet)].map(
    ([, crossorigin = '', path = '']) => `<${path}>; rel=preload; as=style${crossorigin && '; crossorigin'}`,
  )

/** The entry and all that it imports at once. */
const firstOf = (known: Chunks) =>
  filesOf(
    known,
    Object.keys(known).filter((key) => known[key]?.isEntry),
  )

/** Paths of these modules' files and of all that they import at once, each before what it imports. */
export function filesOf(known: Chunks, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    known[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen].flatMap((key) => (known[key] ? `/${known[key].file}` : []))
}
