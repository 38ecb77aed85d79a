import type { FastifyInstance } from 'fastify'

/** Paths that pages of games may not call. */
const closed =
  /^\/(?:api\/(?:excluded|faults|launch|player-file)|gamstop|lugas|pay|payment|spelpaus)(?:\/|$|\?)/

/**
 * CORS for SoftGamings games: their sandboxed frame has an opaque origin (`null`). Safe, because calls carry a token and no path
 * reads cookies.
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
