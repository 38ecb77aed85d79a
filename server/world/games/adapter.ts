import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify'
import type { WalletProvider, SeamlessWallet } from '../../seamless/game-call.ts'

/** What an adapter is given: it turns a provider's calls into the wallet's, and the answers into the provider's words. */
export interface AdapterParts<Secret = string> {
  wallet: SeamlessWallet
  /** Shared with the provider: what its calls are signed with. */
  secret: Secret
  log: FastifyBaseLogger
  clock: () => Date
}

/** Registered below `walletPath` of its provider. */
export type GameAdapter<Secret = string> = (parts: AdapterParts<Secret>) => FastifyPluginCallback

/** Finds a public key, as PEM; null where there is none yet, so that nothing can be signed with it. */
export type KeyFinder = () => Promise<string | null>

/** Where a provider calls the wallet. */
export const walletPath = (provider: WalletProvider) => `/api/games/${provider}`
