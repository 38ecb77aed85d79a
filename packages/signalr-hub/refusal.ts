import type { OutgoingHttpHeaders } from 'node:http'
import type { TransportName } from './transport.ts'

export interface Refusal {
  status: number
  text: string
}

const refuse = (status: number, text = ''): Refusal => ({ status, text })

// The texts are those of ASP.NET Core, where it has one.
export const unauthenticated = refuse(401)
export const noId = refuse(400, 'Connection ID required')
export const unknownId = refuse(404, 'No Connection with that ID')
export const transportChange = refuse(400, 'Cannot change transports mid-connection')
export const alreadyOpen = refuse(409)
export const notPolling = refuse(400, 'Cannot terminate this connection using the DELETE endpoint.')
export const noPosts = refuse(405, 'POST requests are not allowed for WebSocket connections.')
export const wrongMethod = refuse(405)
export const notServed = (name: TransportName): Refusal =>
  refuse(404, `${name} transport not supported by this end point type`)
export const accepted = refuse(202)
export const taken = refuse(200)

export const crowded = refuse(503, 'Earlier messages have not been read yet')
export const badUpgrade = refuse(400, 'The upgrade is not understood')
export const tooLong = refuse(413, 'The body is too long')
export const tooMany = refuse(429, 'Too many connections')
export const shuttingDown = refuse(503, 'The hub is shutting down')
export const failed = refuse(500)

export const noCache: OutgoingHttpHeaders = { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' }
