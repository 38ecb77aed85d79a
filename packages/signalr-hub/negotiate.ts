import type { Caller } from './caller.ts'
import { newConnectionId, type TokenSigner } from './connection-token.ts'
import type { Query } from './query.ts'
import { transferFormats, type TransportName } from './transport.ts'

const HIGHEST_VERSION = 1

/** Where the client is to negotiate instead. */
export interface Redirect {
  url: string
  /** In place of the client's own. */
  accessToken?: string
}

export type NegotiateReply =
  | Redirect
  | { error: string }
  | {
      negotiateVersion: number
      connectionId: string
      connectionToken?: string
      availableTransports: { transport: string; transferFormats: readonly string[] }[]
      useStatefulReconnect?: true
    }

/** Version 0 has only one id, so the secret token is the id; version 1 has both. */
export function negotiate(
  query: Query,
  caller: Caller,
  tokens: TokenSigner,
  { transports, stateful }: { transports: readonly TransportName[]; stateful: boolean },
): NegotiateReply {
  const asked = query.get('negotiateversion') ?? '0'
  if (!/^\d{1,9}$/.test(asked)) return { error: `The client requested a non-integer protocol version.` }
  const negotiateVersion = Math.min(Number(asked), HIGHEST_VERSION)
  const isStateful = stateful && query.get('usestatefulreconnect')?.toLowerCase() === 'true'
  const connectionId = newConnectionId()
  const connectionToken = tokens.issue(connectionId, isStateful, caller)
  return {
    negotiateVersion,
    ...(negotiateVersion === 0 ? { connectionId: connectionToken } : { connectionId, connectionToken }),
    availableTransports: transports.map((transport) => ({
      transport,
      transferFormats: transferFormats[transport],
    })),
    ...(isStateful && { useStatefulReconnect: true }),
  }
}
