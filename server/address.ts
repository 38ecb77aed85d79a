import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from './env.ts'
import { forwardedAddress, plainAddress } from './guard/network.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; behind a proxy, who asked it. Known after the client has gone too. */
    address: string
  }
}

/** Reads the address of each request once, before anything is waited for. */
export function readAddresses(app: FastifyInstance, { trustProxy }: Pick<Env, 'trustProxy'>): void {
  app.decorateRequest('address', '')
  app.addHook('onRequest', (request, _reply, done) => {
    request.address = addressOf(request, trustProxy)
    done()
  })
}

function addressOf({ raw, headers }: FastifyRequest, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedAddress(headers['x-forwarded-for']) : undefined
  return forwarded ?? plainAddress(raw.socket.remoteAddress ?? '')
}
