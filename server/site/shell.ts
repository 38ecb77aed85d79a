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

export interface Shell {
  status: 200 | 404
  html: string
}

/** The site's one page, with the head of the address that is asked for: what is read by whoever runs no script. */
export function siteShell(built: Built, parts: Pick<Parts, 'pool' | 'env' | 'log'>) {
  const { publicUrl } = parts.env
  const content = pageContent(parts)
  const filesAt = routeFiles(built)
  return async ({ url, query }: Pick<FastifyRequest, 'url' | 'query'>): Promise<Shell> => {
    const locale = readLocale(query)
    const path = url.split('?')[0] ?? '/'
    const head = await headOf({ content, publicUrl }, path, locale)
    const tags = renderHead(head, publicUrl, locale)
    const html = built.page
      .replace(ownHead, () => tags)
      .replace('</head>', () => `  ${filesAt(path, locale)}\n  </head>`)
      .replace('<html lang="tr"', `<html lang="${locale}"`)
    return { status: head.isMissing ? 404 : 200, html }
  }
}
