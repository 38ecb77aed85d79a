import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from './env.ts'
import { forwardedAddress, plainAddress } from './guard/network.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's IP address; behind a trusted proxy, from x-forwarded-for. Still known after the client has disconnected. */
    address: string
  }
}

/** Runs before anything is awaited: a closed socket has no remoteAddress. */
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
