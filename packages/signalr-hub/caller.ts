import type { IncomingHttpHeaders } from 'node:http'
import type { Query } from './query.ts'

/** Who opens a connection. An application adds what its methods need. */
export interface Caller {
  /** A message to a user reaches all connections with this value. Null: anonymous. */
  user: string | null
  /** A connection that was negotiated in one session can be opened in no other. */
  session: string | null
}

export interface Credentials {
  /** From a bearer header, or the query's `access_token`; null without either. */
  token: string | null
  headers: IncomingHttpHeaders
  /** By lower-case name. */
  query: Query
}

/** Null: 401. */
export type Identify<C extends Caller> = (credentials: Credentials) => Promise<C | null>

const BEARER = /^Bearer +(\S+)$/i

export function readCredentials(headers: IncomingHttpHeaders, query: Query): Credentials {
  const bearer = BEARER.exec(headers.authorization ?? '')?.[1]
  return { token: bearer ?? query.get('access_token') ?? null, headers, query }
}
