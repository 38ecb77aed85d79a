import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxEnv } from './env.ts'
import { sandboxHeaders } from './headers.ts'

const builtPages = fileURLToPath(new URL('../../dist-sandbox/', import.meta.url))
const pictures = fileURLToPath(new URL('../../public/games/', import.meta.url))
const page = `${builtPages}index.html`
const notFound = { error: 'not found' }

/** A browser navigation, not a fetch. */
const isNavigation = ({ url, headers }: FastifyRequest) =>
  (headers.accept?.includes('text/html') ?? false) && !url.startsWith('/api/')

export async function servePages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: pictures, prefix: '/games/', decorateReply: false })
  if (!existsSync(page)) return
  await app.register(fastifyStatic, { root: builtPages, preCompressed: true, cacheControl: false })
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? reply.sendFile('index.html') : reply.status(404).send(notFound),
  )
}

/** For `frameworkErrors`: an address that cannot be decoded reaches no route. The page then shows that there is no such game. */
export const sayMissing =
  (env: SandboxEnv) => (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    reply.status(404).headers(sandboxHeaders(env, request.url))
    if (!isNavigation(request) || !existsSync(page)) void reply.send(notFound)
    else void reply.type('text/html; charset=utf-8').send(createReadStream(page))
  }
