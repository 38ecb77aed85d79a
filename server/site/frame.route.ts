import { readFileSync } from 'node:fs'
import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import type { Env } from '../env.ts'
import { frameOrigins } from './frame-origins.ts'

const file = (name: string) => readFileSync(new URL(`./frame/${name}`, import.meta.url), 'utf8')
const scripts = { lobby: file('lobby.js'), html: file('html.js') }
const style = file('html.css')

const page = (head: string) =>
  `<!doctype html><html lang="tr"><meta charset="utf-8"><title>Lale</title>${head}</html>`

/** Pages that the site frames: they have their own headers, and nobody else may frame them. */
export function framePages(env: Env): FastifyPluginCallback {
  const site = new URL(env.publicUrl).origin
  const lobbyPage = page('<script src="/frame/lobby.js"></script>')
  const htmlPage = page(
    `<link rel="stylesheet" href="/frame/html.css"><body><script src="/frame/html.js" data-site="${site}"></script></body>`,
  )
  const policies = {
    lobby: [`default-src 'none'`, `script-src 'self'`, `frame-ancestors 'self'`],
    /** HTML of a provider may run inline code and frame the configured origins; `sandbox` makes the page's origin opaque. */
    html: [
      `default-src 'none'`,
      `script-src ${site} 'unsafe-inline' ${frameOrigins(env).join(' ')}`,
      `style-src ${site} 'unsafe-inline'`,
      `img-src data: ${frameOrigins(env).join(' ')}`,
      `frame-src ${frameOrigins(env).join(' ')}`,
      `frame-ancestors 'self'`,
      `sandbox allow-scripts allow-forms allow-popups`,
    ],
  }
  return (app, _options, registered) => {
    app.get('/frame/lobby', (_request, reply) =>
      framed(reply, policies.lobby).type('text/html; charset=utf-8').send(lobbyPage),
    )
    app.get('/frame/html', (_request, reply) =>
      framed(reply, policies.html).type('text/html; charset=utf-8').send(htmlPage),
    )
    app.get('/frame/lobby.js', (_request, reply) => reply.type('text/javascript').send(scripts.lobby))
    // The page has an opaque origin: the site's own files are cross-origin for it.
    app.get('/frame/html.js', (_request, reply) => shared(reply).type('text/javascript').send(scripts.html))
    app.get('/frame/html.css', (_request, reply) => shared(reply).type('text/css').send(style))
    registered()
  }
}

const shared = (reply: FastifyReply) => reply.header('cross-origin-resource-policy', 'cross-origin')

const framed = (reply: FastifyReply, policy: readonly string[]) =>
  reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-cache')
