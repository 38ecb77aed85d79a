import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The address of a server of this process, for this machine only. Throws if it listens on no port. */
export function ownAddress({ server }: Pick<FastifyInstance, 'server'>): string {
  const own = server.address()
  if (own === null || typeof own === 'string') throw new Error('The server listens on no port')
  const everywhere = own.address === '0.0.0.0' || own.address === '::'
  const host = isIPv6(own.address) ? `[${own.address}]` : own.address
  return `http://${everywhere ? 'localhost' : host}:${own.port}`
}
