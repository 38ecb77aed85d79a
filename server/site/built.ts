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
  page: string
  /** What stands in the page's own `<style>`: the letters, with their fallbacks. */
  style: string
  /** Paths that the first page needs: scripts, styles and fonts. */
  first: string[]
  fonts: string[]
  chunks: Chunks
  /** `Link` headers that preload before the page is parsed: the style sheets only, since scripts would delay the first picture. */
  links: string[]
}

/** Null if nothing is built. */
export function readBuilt(folder = builtSite): Built | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...page.matchAll(/href="([^"]+\.(?:css|woff2))"/g)].map(([, path = '']) => path)
  const fonts = named.filter((path) => path.endsWith('.woff2'))
  const manifest = join(folder, '.vite/manifest.json')
  const known = existsSync(manifest) ? chunks.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : {}
  const [, style = ''] = ownStyle.exec(page) ?? []
  return {
    folder,
    page,
    style,
    fonts,
    chunks: known,
    first: [...firstOf(known), ...named],
    links: linksOf(page),
  }
}

/** The page has one. */
export const ownStyle = /<style>([^<]*)<\/style>/
const sheet = /<link rel="stylesheet"( crossorigin)? href="([^"]+)"/g

/** With the crossorigin of the tag, or the browser fetches it twice. */
const linksOf = (page: string) =>
  [...page.matchAll(sheet)].map(
    ([, crossorigin = '', path = '']) => `<${path}>; rel=preload; as=style${crossorigin && '; crossorigin'}`,
  )

const firstOf = (known: Chunks) =>
  filesOf(
    known,
    Object.keys(known).filter((key) => known[key]?.isEntry),
  )

/** Paths of the modules and of all their static imports, each before what it imports. */
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
