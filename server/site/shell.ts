import type { FastifyRequest } from 'fastify'
import { tracedMark, walksMark } from '#contract/call.ts'
import type { Parts } from '../parts.ts'
import { contentSecurityPolicy } from '../security.ts'
import type { Built } from './built.ts'
import { drawnPage, sourceOf } from './first-screen/drawn-page.ts'
import type { FirstScreens, Screen } from './first-screen/first-screens.ts'
import { headOf } from './head/head.ts'
import { pageContent } from './head/page-content.ts'
import { renderHead } from './head/render.ts'
import { languageParameter, readLocale } from './read-locale.ts'
import { askingFiles, routeFiles } from './route-files.ts'
import { readVisitor } from './visitor.ts'

/** The default head of the built page, which is replaced. */
const ownHead = /<!--head-->.*<!--\/head-->/s
/** Documents that one cache holds. */
const mostKept = 500

interface Page {
  /** The same Buffer as long as the content is the same: compression relies on it. */
  html: Buffer
  /** Values of `Link`: preloads. None with a first screen. */
  links: readonly string[]
  policy: string
}

export interface Shell extends Page {
  status: 200 | 404
}

/** The document of a path, with its head, and with its first screen if there is one. */
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
  const plainPolicy = contentSecurityPolicy(parts.env, { script: '', style: sourceOf(built.style) })
  const traced = parts.env.traces ? ` ${tracedMark}` : ''
  const told = parts.env.walks > 0 ? ` ${walksMark}="${parts.env.walks}"` : ''
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
          .replace(
            '<html lang="tr" data-theme="dark"',
            `<html lang="${locale}"${themes[visitor.theme]}${traced}${told}`,
          ),
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

/** The query holds at most the language, which is known by now. */
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
