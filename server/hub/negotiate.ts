import { newConnectionId, type TokenSigner } from './connection-token.ts'
import type { HubCaller } from './caller.ts'
import type { Query } from './query.ts'
import { transferFormats } from './transport.ts'

const HIGHEST_VERSION = 1

export type NegotiateReply =
  | { error: string }
  | {
      negotiateVersion: number
      connectionId: string
      connectionToken?: string
      availableTransports: { transport: string; transferFormats: readonly string[] }[]
    }

const availableTransports = Object.entries(transferFormats).map(([transport, formats]) => ({
  transport,
  transferFormats: formats,
}))

/** Version 0 has only one id, so the secret token is the id; version 1 has both. */
export function negotiate(query: Query, caller: HubCaller, tokens: TokenSigner): NegotiateReply {
  const asked = query.get('negotiateversion') ?? '0'
  if (!/^\d+$/.test(asked)) return { error: 'The negotiate version is not a number.' }
  const negotiateVersion = Math.min(Number(asked), HIGHEST_VERSION)
  const connectionId = newConnectionId()
  const connectionToken = tokens.issue(connectionId, caller)
  return negotiateVersion === 0
    ? { negotiateVersion, connectionId: connectionToken, availableTransports }
    : { negotiateVersion, connectionId, connectionToken, availableTransports }
}
