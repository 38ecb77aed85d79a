import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import type { Built } from './built.ts'
import { headOf } from './head/head.ts'
import { pageContent } from './head/page-content.ts'
import { renderHead } from './head/render.ts'
import { readLocale } from './read-locale.ts'
import { routeFiles } from './route-files.ts'

/** Between them stands what the page says of itself until the server knows the address. */
const ownHead = /<!--head-->.*<!--\/head-->/s
/** Pages that are kept as they are sent. */
const mostKept = 500

export interface Shell {
  status: 200 | 404
  /** The same Buffer as long as the page says the same. */
  html: Buffer
  /** Values of `Link`: what the first screen needs before the browser has read the page. */
  links: readonly string[]
}

/** The site's one page, with the head of the address that is asked for: what is read by whoever runs no script. */
export function siteShell(built: Built, parts: Pick<Parts, 'pool' | 'env' | 'log'>) {
  const { publicUrl } = parts.env
  const content = pageContent(parts)
  const filesAt = routeFiles(built)
  const kept = new Map<string, Buffer>()
  const keep = (html: Buffer, key: string) => {
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    kept.set(key, html)
    return html
  }
  return async ({ url, query }: Pick<FastifyRequest, 'url' | 'query'>): Promise<Shell> => {
    const locale = readLocale(query)
    const path = url.split('?')[0] ?? '/'
    const head = await headOf({ content, publicUrl }, path, locale)
    const tags = renderHead(head, publicUrl, locale)
    const files = filesAt(path, locale)
    const write = () =>
      built.page
        .replace(ownHead, () => tags)
        .replace('</head>', () => `  ${files}\n  </head>`)
        .replace('<html lang="tr"', `<html lang="${locale}"`)
    const key = `${locale} ${tags} ${files}`
    const html = kept.get(key) ?? keep(Buffer.from(write()), key)
    return { status: head.isMissing ? 404 : 200, html, links: built.links }
  }
}
