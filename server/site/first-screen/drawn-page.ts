import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'
import type { Built } from '../built.ts'
import { playersFiles } from '../route-files.ts'

const beginning = readFileSync(new URL('./begin.js', import.meta.url), 'utf8')

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const sheets = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
/** They would keep the first pictures waiting; the letters of the device have their measures until they are there. */
const letters = /\s*<link\s+rel="preload"[^>]*as="font"[^>]*>/g
const scripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
const entry = /<script type="module"[^>]*src="([^"]+)"/

/** What a script says of the page before its sheets are there. */
const comesLater = [/\.top-bar/, /\[data-player/]

export interface DrawnPage {
  html: string
  /** Sources of `script-src` and `style-src`, beside the site's own. */
  sources: { script: string; style: string }
}

/** The built page as one whose first screen stands in it: the style of that is in the document; sheets and scripts come when the pictures are there. */
export function drawnPage(built: Built) {
  const { page, first, folder } = built
  const paths = Array.from(page.matchAll(sheets), ([, path = '']) => path)
  const text = paths.map((path) => readFileSync(join(folder, path), 'utf8')).join('')
  const style = createProcessor([compileSheet(text, { allowRules: comesLater })])
  const faces = Array.from(text.matchAll(/@font-face\{[^}]*\}/g), ([face]) => face).join('')
  const [, main = ''] = entry.exec(page) ?? []
  const bare = [scripts, sheets, letters].reduce((html, tags) => html.replaceAll(tags, ''), page)
  const without = paths.map((path) => `<link rel="stylesheet" href="${path}" />`).join('')
  const files = first.filter((path) => path.endsWith('.js') && path !== main)
  const own = playersFiles(built)
  const script = sourceOf(beginning)

  /** @param later what the page asks for besides what every page does */
  return (body: string, later: readonly string[]): DrawnPage => {
    const players = own.filter((path) => !later.includes(path))
    const begin = `<script data-entry="${main}" data-sheets="${paths.join(' ')}" data-files="${[...files, ...later].join(' ')}" data-own="${players.join(' ')}">${beginning}</script>`
    const html = bare.replace('<div id="root"></div>', () => `${begin}\n    ${body}`)
    // It looks through a copy in small letters, in which this one is two.
    const css = faces + style.extract(html.replaceAll('İ', 'I')).css
    return {
      html: html.replace(
        '</head>',
        () => `  <style>${css}</style>\n    <noscript>${without}</noscript>\n  </head>`,
      ),
      sources: { script, style: sourceOf(css) },
    }
  }
}
