import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'
import { ownStyle, type Built } from '../built.ts'
import { playersFiles } from '../route-files.ts'

/** Without its comments, which would be a fiftieth of a document. */
const beginning = readFileSync(new URL('./begin.js', import.meta.url), 'utf8').replaceAll(/^ *\/\/.*\n/gm, '')

/** CSP source of an inline text: its digest. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const sheets = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
/** Font preloads are removed: begin.js fetches fonts after the sheet, or they would delay the first pictures. Fallback fonts until then. */
const letters = /\s*<link\s+rel="preload"[^>]*as="font"[^>]*>/g
const face = /@font-face\{[^}]*\}/g
const scripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
const hero = /<picture[^>]*>((?:<source[^>]*>)*)<img src="([^"]+)"[^>]*fetchPriority="high"/
const source = /media="([^"]+)" srcSet="([^"]+)"/g
const entry = /<script type="module"[^>]*src="([^"]+)"/

const viewport = /<meta\s+name="viewport"[^>]*>/

/** Selectors that scripts set before the sheets are there: their rules must stay in the document. */
const comesLater = [/\.top-bar/, /\[data-player/]

export interface DrawnPage {
  html: string
  /** CSP sources besides the site's own. */
  sources: { script: string; style: string }
}

/** The built page with a first screen in it: the critical CSS is inline; sheets and scripts are fetched after the pictures. */
export function drawnPage(built: Built) {
  const { page, first, folder } = built
  const paths = Array.from(page.matchAll(sheets), ([, path = '']) => path)
  const text = paths.map((path) => readFileSync(join(folder, path), 'utf8')).join('')
  const style = createProcessor([compileSheet(text, { allowRules: comesLater })])
  const known = built.style.match(face) ?? []
  const fetched = known.filter((each) => each.includes('url(')).join('')
  const device = known.filter((each) => !each.includes('url(')).join('')
  const [, main = ''] = entry.exec(page) ?? []
  const bare = [scripts, sheets, letters]
    .reduce((html, tags) => html.replaceAll(tags, ''), page)
    .replace(ownStyle, '')
  const without = paths.map((path) => `<link rel="stylesheet" href="${path}" />`).join('')
  const files = first.filter((path) => path.endsWith('.js') && path !== main)
  const own = playersFiles(built)
  const script = sourceOf(beginning)

  /** @param later files that this page needs besides those of every page */
  return (body: string, later: readonly string[]): DrawnPage => {
    const players = own.filter((path) => !later.includes(path))
    const begin = `<script data-entry="${main}" data-sheets="${paths.join(' ')}" data-letters="${built.fonts.join(' ')}" data-files="${[...files, ...later].join(' ')}" data-own="${players.join(' ')}">${beginning}</script>`
    const html = bare
      .replace('<div id="root"></div>', () => body)
      .replace(viewport, (tag) => `${tag}\n    ${heroOf(body)}`)
    // The extractor works on a lower-cased copy, in which 'İ' has two characters.
    const css = device + style.extract(html.replaceAll('İ', 'I')).css
    return {
      html: html.replace(
        '</head>',
        () =>
          `  <style>${css}</style>\n    <style media="not all">${fetched}</style>\n    ${begin}\n    <noscript>${without}<style>${fetched}</style></noscript>\n  </head>`,
      ),
      sources: { script, style: `${sourceOf(css)} ${sourceOf(fetched)}` },
    }
  }
}

/** Preloads the largest picture of the first screen. */
function heroOf(body: string): string {
  const [, sources = '', smallest] = hero.exec(body) ?? []
  if (smallest === undefined) return ''
  const pictures = Array.from(sources.matchAll(source), ([, media = '', file = '']) => ({ media, file }))
  const other = pictures.map(({ media }) => `(not ${media})`)
  return [...pictures, { media: '', file: smallest }]
    .map(({ media, file }, index) => {
      const when = [...other.slice(0, index), media].filter(Boolean).join(' and ')
      return `<link rel="preload" as="image" href="${file}" media="${when}" fetchpriority="high" />`
    })
    .join('')
}
