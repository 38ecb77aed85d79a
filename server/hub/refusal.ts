import type { OutgoingHttpHeaders } from 'node:http'

export interface Refusal {
  status: number
  text: string
}

export function refuse(status: number, text: string): Refusal {
  return { status, text }
}

export const unauthenticated = refuse(401, '')
export const noId = refuse(400, 'The id of a connection is missing')
export const unknownId = refuse(404, 'No such connection')
export const transportChange = refuse(400, 'A connection cannot change its transport')
export const alreadyOpen = refuse(409, 'The connection is open already')
export const notPolling = refuse(400, 'Only a long-polling connection is ended by DELETE')
export const noPosts = refuse(405, 'A WebSocket connection takes no POST')
export const crowded = refuse(503, 'The connection has not read yet what was sent before')
export const badUpgrade = refuse(400, 'The upgrade is not understood')
export const wrongMethod = refuse(405, 'Method not allowed')
export const tooMany = refuse(429, 'Too many connections')
export const shuttingDown = refuse(503, 'The hub is shutting down')

export const noCache: OutgoingHttpHeaders = { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' }
