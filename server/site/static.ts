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
/** Pictures change seldom, and an old one does no harm. */
const pictureFolders = ['games', 'banners']
const serverPaths = /^\/(?:api|hub|sandbox|frame)(?:\/|$|\?)/

/** Serves the built site where there is one; every address that the server does not know is the site's own to route. */
export async function serveSite(app: FastifyInstance, folder = builtSite): Promise<void> {
  const hashed = join(folder, hashedFolder, sep)
  const pictures = pictureFolders.map((name) => join(folder, name, sep))
  const cachingOf = (path: string) => {
    if (path.startsWith(hashed)) return 'public, max-age=31536000, immutable'
    return pictures.some((each) => path.startsWith(each)) ? 'public, max-age=86400' : 'no-cache'
  }
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        reply.header('cache-control', cachingOf(path))
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
