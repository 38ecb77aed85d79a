import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { contentSecurityPolicy } from '../security.ts'
import type { Built } from './built.ts'
import { drawnPage, faces, sourceOf } from './first-screen/drawn-page.ts'
import type { FirstScreens, Screen } from './first-screen/first-screens.ts'
import { headOf } from './head/head.ts'
import { pageContent } from './head/page-content.ts'
import { renderHead } from './head/render.ts'
import { languageParameter, readLocale } from './read-locale.ts'
import { askingFiles, routeFiles } from './route-files.ts'
import { readVisitor } from './visitor.ts'

/** Between them stands what the page says of itself until the server knows the address. */
const ownHead = /<!--head-->.*<!--\/head-->/s
/** Pages that are kept as they are sent. */
const mostKept = 500

interface Page {
  /** The same Buffer as long as the page says the same. */
  html: Buffer
  /** Values of `Link`: what the first screen needs before the browser has read the page. */
  links: readonly string[]
  policy: string
}

export interface Shell extends Page {
  status: 200 | 404
}

/** The document of an address, with its head for whoever runs no script, and its first screen where there is one. */
export function siteShell(
  built: Built,
  parts: Pick<Parts, 'pool' | 'env' | 'log'> & Partial<Pick<Parts, 'edition'>>,
  screens: FirstScreens | null = null,
) {
  const { publicUrl } = parts.env
  const content = pageContent(parts)
  const filesAt = routeFiles(built)
  const asking = askingFiles(built)
  const draw = drawnPage(built)
  const [, letters = ''] = faces.exec(built.page) ?? []
  const plainPolicy = contentSecurityPolicy(parts.env, { script: '', style: sourceOf(letters) })
  const plain = new Map<string, Page>()
  const ofScreens = new WeakMap<Screen, Map<string, Page>>()
  const keptOf = (screen: Screen | undefined) => {
    if (screen === undefined) return plain
    const kept = ofScreens.get(screen) ?? new Map<string, Page>()
    ofScreens.set(screen, kept)
    return kept
  }
  return async ({
    url,
    query,
    headers,
  }: Pick<FastifyRequest, 'url' | 'query' | 'headers'>): Promise<Shell> => {
    const visitor = readVisitor(headers)
    const locale = readLocale(query, visitor.language)
    const [path = '/', search = ''] = url.split('?')
    const head = await headOf({ content, publicUrl }, path, locale)
    const status = head.isMissing ? 404 : 200
    const tags = renderHead(head, publicUrl, locale)
    const files = filesAt(path, locale)
    const isDrawn = !visitor.wantsPlain && visitor.speaksOwn && isPlain(search)
    const screen = isDrawn ? await screens?.({ path, locale }) : undefined
    const asked = (text: string) =>
      Buffer.from(
        text
          .replace(ownHead, () => tags)
          .replace('<html lang="tr" data-theme="dark"', `<html lang="${locale}"${themes[visitor.theme]}`),
      )
    const write = (): Page => {
      if (screen === undefined) {
        const all = new Set([...files, ...asking])
        return { html: asked(preloading(built.page, [...all])), links: built.links, policy: plainPolicy }
      }
      const { html, sources } = draw(screen.html, files)
      return { html: asked(html), links: [], policy: contentSecurityPolicy(parts.env, sources) }
    }
    const key = `${locale} ${visitor.theme} ${tags} ${files.join(' ')}`
    return { status, ...keep(keptOf(screen), key, write) }
  }
}

const themes = { dark: ' data-theme="dark"', light: ' data-theme="light"', device: '' }

/** Nothing is asked for but a language, which the visitor has said by now. */
const isPlain = (search: string) =>
  [...new URLSearchParams(search).keys()].every((name) => name === languageParameter)

const preloading = (page: string, files: readonly string[]) => {
  const tags = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`)
  return page.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
}

function keep(kept: Map<string, Page>, key: string, write: () => Page): Page {
  const known = kept.get(key)
  if (known) return known
  const page = write()
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
  kept.set(key, page)
  return page
}
