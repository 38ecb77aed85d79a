import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headers } from '#contract/call.ts'
import { localeOf } from '../locale.ts'
import { refused } from '../reply.ts'
import { ofDocuments } from '../security.ts'
import { send } from '../serve.ts'
import { builtSite } from './built.ts'
import { hashedFolder, immutable, isPartOfPages } from './hashed-files.ts'
import type { Shell } from './shell.ts'

/** Pictures change seldom, and an outdated one does no harm. */
const pictureFolders = ['games', 'banners', 'offers', 'popups']
const pictureName = String.raw`^[\w-]+\.(?:avif|webp)$`
const serverPaths = /^\/+(?:api|hub|sandbox|frame)(?:\/|$|\?)/

interface Site {
  folder?: string
  /** The document of a request; default: the built index.html. */
  shell?: ((request: FastifyRequest) => Promise<Shell>) | undefined
}

/** Serves the built site, if there is one; paths that the server does not know are routed by the site. */
export async function serveSite(
  app: FastifyInstance,
  { folder = builtSite, shell }: Site = {},
): Promise<void> {
  const hashed = join(folder, hashedFolder, sep)
  const pictures = pictureFolders.map((name) => join(folder, name, sep))
  const cachingOf = (path: string) => {
    if (path.startsWith(hashed)) return immutable
    return pictures.some((each) => path.startsWith(each)) ? 'public, max-age=86400' : 'no-cache'
  }
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    const files = {
      root: folder,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        reply.header('cache-control', cachingOf(path))
        if (path.startsWith(hashed) && isPartOfPages(path))
          for (const name of ofDocuments) reply.removeHeader(name)
      },
    } satisfies FastifyStaticOptions
    await app.register(servePictures, files)
    // One route per file: a wildcard would look for a file at the path of each document.
    const globIgnore = pictureFolders.map((name) => `${name}/**`)
    await app.register(fastifyStatic, { ...files, preCompressed: true, wildcard: false, globIgnore })
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!built || !isNavigation(request))
      return send(reply, refused('no such call', { status: 404 }), localeOf(request.headers[headers.locale]))
    if (!shell) return reply.sendFile('index.html')
    const { status, html, links, policy } = await shell(request)
    if (links.length > 0) reply.header('link', links.join(', '))
    return reply
      .status(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  }
  app.get('/', answer)
  app.setNotFoundHandler(answer)
}

/** By a pattern of the name: spares a route for each of hundreds of files, and the search for compressed copies of pictures. */
async function servePictures(app: FastifyInstance, files: FastifyStaticOptions): Promise<void> {
  await app.register(fastifyStatic, { ...files, serve: false })
  for (const folder of pictureFolders)
    app.get<{ Params: { file: string } }>(`/${folder}/:file(${pictureName})`, ({ params }, reply) =>
      reply.sendFile(`${folder}/${params.file}`),
    )
}

/** Clients that accept anything, as link previews do, get the page, unless the path has a dot as a file's name has. */
const plainWords = /^[\w/-]*$/

/** Somebody opens an address, as opposed to a page that requests a missing file. */
export function isNavigation({ method, url, headers: sent }: FastifyRequest): boolean {
  const { accept = '*/*' } = sent
  const path = url.split('?')[0] ?? ''
  const wantsPage = accept.includes('text/html') || (accept.startsWith('*/*') && plainWords.test(path))
  return (method === 'GET' || method === 'HEAD') && wantsPage && !serverPaths.test(url)
}
