import type { FastifyInstance } from 'fastify'

/** What a game's page has no business with. */
const closed = /^\/(?:api\/(?:faults|launch)|pay|payment)(?:\/|$|\?)/

/**
 * The games of SoftGamings play in a frame without an origin, which is another than the sandbox's: their pages may load its files and
 * call its tables all the same. Whoever calls says who sits there by a token; nothing here goes by cookies.
 */
export function letNoOriginIn(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== 'null' || closed.test(request.url)) return undefined
    reply.headers({ 'access-control-allow-origin': 'null', vary: 'origin' })
    if (request.method !== 'OPTIONS') return undefined
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': 'content-type, authorization',
      })
      .status(204)
      .send()
  })
}
