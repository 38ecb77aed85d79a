import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Built } from '../built.ts'

const beginning = readFileSync(new URL('./begin.js', import.meta.url), 'utf8')

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const sheets = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const scripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
const entry = /<script type="module"[^>]*src="([^"]+)"/

/** The built page as one whose first screen stands in it: its style is in the document, and its scripts come when the pictures are there. */
export function drawnPage({ page, first, folder }: Pick<Built, 'page' | 'first' | 'folder'>) {
  const style = [...page.matchAll(sheets)]
    .map(([, path = '']) => readFileSync(join(folder, path), 'utf8'))
    .join('')
  const [, main = ''] = entry.exec(page) ?? []
  const bare = page
    .replaceAll(scripts, '')
    .replaceAll(sheets, '')
    .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
  const files = first.filter((path) => path.endsWith('.js') && path !== main)
  return {
    /** Sources of `script-src` and `style-src`, beside the site's own. */
    sources: { script: sourceOf(beginning), style: sourceOf(style) },
    /** @param later what the page asks for besides what every page does */
    write: (body: string, later: readonly string[]) =>
      bare.replace(
        '<div id="root"></div>',
        () =>
          `<script data-entry="${main}" data-files="${[...files, ...later].join(' ')}">${beginning}</script>\n    ${body}`,
      ),
  }
}
