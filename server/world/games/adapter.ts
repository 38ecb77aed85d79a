import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify'
import type { WalletProvider, SeamlessWallet } from '../../seamless/game-call.ts'

/** What an adapter is given: it turns a provider's calls into the wallet's, and the answers into the provider's words. */
export interface AdapterParts {
  wallet: SeamlessWallet
  /** Shared with the provider: what its calls are signed with; of Hub88 the public key, as PEM. */
  secret: string
  log: FastifyBaseLogger
  clock: () => Date
}

/** Registered below `walletPath` of its provider. */
export type GameAdapter = (parts: AdapterParts) => FastifyPluginCallback

/** Where a provider calls the wallet. */
export const walletPath = (provider: WalletProvider) => `/api/games/${provider}`
