import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const continues = /^100-continue$/i

/** Refuses a request without a host, and one with an unknown expectation. Node's own replies would lack our headers. */
export function refuseUnmet(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply, status: 400 | 417) => FastifyReply,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host, expect = '100-continue' } = request.headers
    const hasNoHost = request.raw.httpVersion === '1.1' && host === undefined
    if (!hasNoHost && continues.test(expect)) return undefined
    return refuse(request, reply.header('connection', 'close'), hasNoHost ? 400 : 417)
  })
}
