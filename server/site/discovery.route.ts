import type { FastifyPluginCallback } from 'fastify'
import { listShownContents } from '../cms/cms.store.ts'
import { lastKnown } from '../database/last-known.ts'
import { escapeHtml } from '../html.ts'
import { locales } from '#contract/locale.ts'
import type { Parts } from '../parts.ts'
import { places } from './head/places.ts'
import { addressIn } from './head/render.ts'

const closed = ['/api/', '/hub/', '/frame/', '/sandbox/', '/dashboard', '/casino/play/']

export function discovery({ pool, env, log }: Pick<Parts, 'pool' | 'env' | 'log'>): FastifyPluginCallback {
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  const failure = 'the map of the site is as it was read last'
  const contents = lastKnown({ read: () => listShownContents(pool), log, failure })
  return (app, _options, registered) => {
    app.get('/robots.txt', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
    )
    app.get('/sitemap.xml', async (_request, reply) => {
      const pages = ((await contents()) ?? []).map((id) => `/pages/${id}`)
      return reply
        .header('cache-control', 'no-cache')
        .type('application/xml; charset=utf-8')
        .send(sitemapOf(env.publicUrl, [...Object.keys(places), ...pages]))
    })
    registered()
  }
}

function sitemapOf(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const inOthers = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(addressIn(publicUrl, path, locale))}"/>`,
    )
    return locales.map(
      (locale) =>
        `  <url><loc>${escapeHtml(addressIn(publicUrl, path, locale))}</loc>${inOthers.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
