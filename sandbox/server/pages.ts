import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Env } from '#server/env.ts'
import { answerBroken, brokenStatus } from '#server/sockets/client-error.ts'
import type { Sockets } from '#server/sockets/sockets.ts'
import { sandboxHeaders } from './headers.ts'

const builtPages = fileURLToPath(new URL('../../dist-sandbox/', import.meta.url))
const pictures = fileURLToPath(new URL('../../public/games/', import.meta.url))
const page = `${builtPages}index.html`
const notFound = { error: 'not found' }

/** A person opening an address, as opposed to a page that calls. */
const isNavigation = ({ url, headers }: FastifyRequest) =>
  (headers.accept?.includes('text/html') ?? false) && !url.startsWith('/api/')

/** One page plays every game: which one, its address says. */
export async function servePages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: pictures, prefix: '/games/', decorateReply: false })
  if (!existsSync(page)) return
  await app.register(fastifyStatic, { root: builtPages, preCompressed: true, cacheControl: false })
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? reply.sendFile('index.html') : reply.status(404).send(notFound),
  )
}

/** An address that cannot be decoded reaches no route: the page says in its own words that there is no such game. */
export const unreadable = (env: Env, sockets: Sockets) =>
  ({
    frameworkErrors(_error, request, reply) {
      reply.headers(sandboxHeaders(env, request.url))
      void sayMissing(request, reply)
    },
    clientErrorHandler: answerBroken(sockets, (broken) => ({
      status: brokenStatus[broken],
      text: JSON.stringify({ error: broken }),
      headers: { ...sandboxHeaders(env, '/'), 'content-type': 'application/json; charset=utf-8' },
    })),
  }) satisfies FastifyServerOptions

function sayMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.status(404)
  if (!isNavigation(request) || !existsSync(page)) return reply.send(notFound)
  return reply.type('text/html; charset=utf-8').send(createReadStream(page))
}
