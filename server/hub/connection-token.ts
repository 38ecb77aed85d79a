import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HubCaller } from './caller.ts'
import type { Clock } from './clock.ts'

/** Milliseconds after negotiate in which a connection may be opened. */
export const TOKEN_LIFETIME = 60_000

const ID_BYTES = 16

export interface ConnectionToken {
  connectionId: string
  expires: number
}

export interface TokenSigner {
  issue(connectionId: string, caller: HubCaller): string
  /** Null unless a node with this secret signed the token for this caller. Does not check whether it has expired. */
  read(token: string, caller: HubCaller): ConnectionToken | null
}

export function newConnectionId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/**
 * A token holds all that opening a connection needs, so any node with the same secret can open what another has negotiated: it expires by
 * date, not by a node's monotonic time. The signature covers the caller: in another session the token is invalid.
 */
export function createTokenSigner(secret: string, clock: Pick<Clock, 'date'>): TokenSigner {
  const sign = (connectionId: string, expires: string, caller: HubCaller) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([connectionId, expires, caller.playerId, caller.sessionId]))
      .digest()

  return {
    issue: (connectionId, caller) => {
      const expires = String(clock.date().getTime() + TOKEN_LIFETIME)
      return `${connectionId}.${expires}.${sign(connectionId, expires, caller).toString('base64url')}`
    },
    read: (token, caller) => {
      const [connectionId, expires, signature, ...rest] = token.split('.')
      if (!connectionId || !expires || !signature || rest.length > 0) return null
      const expected = sign(connectionId, expires, caller)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return { connectionId, expires: Number(expires) }
    },
  }
}
