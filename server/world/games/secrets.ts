import { createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'
import type { Parts } from '../../parts.ts'
import { walletProviders, type WalletProvider } from '../../seamless/game-call.ts'
import type { KeyFinder } from './adapter.ts'
import type { GameSecrets } from './games.env.ts'
import { sandboxPublicKey } from './sandbox-key.store.ts'

/** Of its own for each provider, so that none can speak for another. */
export const sandboxSecret = (secret: string, provider: WalletProvider) =>
  createHmac('sha256', secret).update(`game provider ${provider}`).digest('base64url')

/** What the sandbox of a provider and the platform share. */
export const sharedSecret = (
  { games, secret }: Pick<Env, 'games' | 'secret'>,
  provider: Exclude<WalletProvider, 'hub88'>,
) => games[provider] ?? sandboxSecret(secret, provider)

/** What each provider's calls are checked with: from the environment, or else of the sandbox, where that is served. */
export function gameSecrets(env: Pick<Env, 'games' | 'sandbox' | 'secret'>): GameSecrets {
  if (!env.sandbox) return env.games
  const shared = walletProviders
    .filter((provider) => provider !== 'hub88')
    .map((provider) => [provider, sharedSecret(env, provider)] as const)
  return { ...Object.fromEntries(shared), hub88: env.games.hub88 }
}

/** The key that we sign with where Hub88's sandbox is asked for a game. */
export const operatorKey = 'operator at hub88'

/** Finds Hub88's public key, as PEM; null where there is none yet. Null itself where its calls are not taken. */
export function hub88Key({ env, pool }: Pick<Parts, 'env' | 'pool'>): KeyFinder | null {
  const given = env.games.hub88
  if (given !== undefined) return () => Promise.resolve(given)
  return env.sandbox ? () => sandboxPublicKey(pool, env.secret, 'hub88') : null
}
