import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Caller } from './caller.ts'
import type { Clock } from './clock.ts'

/** Milliseconds from negotiate within which the connection has to be opened. */
export const TOKEN_LIFETIME = 60_000

const ID_BYTES = 16
const stateful = 's'

export interface ConnectionToken {
  connectionId: string
  /** Milliseconds since 1970. */
  expires: number
  stateful: boolean
}

export interface TokenSigner {
  issue(connectionId: string, isStateful: boolean, caller: Caller): string
  /** Null for a forged token and for one that was issued to another caller. */
  read(token: string, caller: Caller): ConnectionToken | null
}

export function newConnectionId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/**
 * A token holds all that opening a connection needs, so any process with the same secret can open what another has negotiated: it expires
 * by date, not by a process's monotonic time. The signature covers the caller: in another session the token is invalid.
 */
export function createTokenSigner(secret: string | Buffer, clock: Pick<Clock, 'date'>): TokenSigner {
  const sign = (parts: readonly string[], { user, session }: Caller) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([...parts, user, session]))
      .digest()

  return {
    issue: (connectionId, isStateful, caller) => {
      const expires = String(clock.date().getTime() + TOKEN_LIFETIME)
      const parts = [connectionId, expires, isStateful ? stateful : '']
      return [...parts, sign(parts, caller).toString('base64url')].join('.')
    },
    read: (token, caller) => {
      const [connectionId, expires, kind, signature, ...rest] = token.split('.')
      if (!connectionId || !expires || kind === undefined || !signature || rest.length > 0) return null
      const expected = sign([connectionId, expires, kind], caller)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return { connectionId, expires: Number(expires), stateful: kind === stateful }
    },
  }
}
