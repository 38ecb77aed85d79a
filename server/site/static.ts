import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headers } from '#contract/call.ts'
import { localeOf } from '../locale.ts'
import { refused } from '../reply.ts'
import { send } from '../serve.ts'

const builtSite = fileURLToPath(new URL('../../dist/', import.meta.url))
/** Names below it carry a hash of the content. */
const hashedFolder = 'assets'
const serverPaths = /^\/(?:api|hub|sandbox)(?:\/|$|\?)/

/** Serves the built site where there is one; every address that the server does not know is the site's own to route. */
export async function serveSite(app: FastifyInstance, folder = builtSite): Promise<void> {
  const hashed = join(folder, hashedFolder, sep)
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        const immutable = path.startsWith(hashed)
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isNavigation(request)) return reply.sendFile('index.html')
    return send(reply, refused('no such call', { status: 404 }), localeOf(request.headers[headers.locale]))
  })
}

/** A person opening an address, as opposed to a page asking for a file that is not there. */
export function isNavigation({ method, url, headers: sent }: FastifyRequest): boolean {
  const wantsPage = sent.accept?.includes('text/html') ?? false
  return (method === 'GET' || method === 'HEAD') && wantsPage && !serverPaths.test(url)
}
