import type { IncomingHttpHeaders } from 'node:http'
import type { Query } from './query.ts'

export interface HubCaller {
  playerId: number
  sessionId: number
}

export interface Credentials {
  token: string
  fingerprint: string | undefined
}

export type Authenticate = (credentials: Credentials) => Promise<HubCaller | null>

const BEARER = /^Bearer +(\S+)$/i

/** The token travels as a bearer header, as `access_token`, or as the site's own `token` query. */
export function readCredentials(headers: IncomingHttpHeaders, query: Query): Credentials | null {
  const bearer = BEARER.exec(headers.authorization ?? '')?.[1]
  const token = bearer ?? query.get('access_token') ?? query.get('token')
  if (!token) return null
  const header = headers['x-fingerprint']
  return { token, fingerprint: query.get('fingerprint') ?? (typeof header === 'string' ? header : undefined) }
}
