import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify'
import type { SeamlessWallet } from '../../seamless/game-call.ts'

export interface AdapterParts<Secret = string> {
  wallet: SeamlessWallet
  /** Shared with the provider: verifies its calls. */
  secret: Secret
  log: FastifyBaseLogger
  clock: () => Date
}

/** Registered below `walletPath` of its provider. */
export type GameAdapter<Secret = string> = (parts: AdapterParts<Secret>) => FastifyPluginCallback

/** Finds a public key, as PEM. */
export type KeyFinder = () => Promise<string>

export const walletPath = (provider: string) => `/api/games/${provider}`
