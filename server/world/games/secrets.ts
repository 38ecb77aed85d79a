import { createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'
import type { Parts } from '../../parts.ts'
import { walletProviders, type WalletProvider } from '../../seamless/game-call.ts'
import type { KeyFinder } from './adapter.ts'
import type { GameSecrets } from './games.env.ts'
import { sandboxPublicKey } from './sandbox-key.store.ts'

/** One for each provider, so that none can sign for another. */
export const sandboxSecret = (secret: string, provider: WalletProvider) =>
  createHmac('sha256', secret).update(`game provider ${provider}`).digest('base64url')

export const sharedSecret = (
  { games, secret }: Pick<Env, 'games' | 'secret'>,
  provider: Exclude<WalletProvider, 'hub88'>,
) => games[provider] ?? sandboxSecret(secret, provider)

/** What verifies each provider's calls: from the environment, or the sandbox's if that is on. */
export function gameSecrets(env: Pick<Env, 'games' | 'sandbox' | 'secret'>): GameSecrets {
  if (!env.sandbox) return env.games
  const shared = walletProviders
    .filter((provider) => provider !== 'hub88')
    .map((provider) => [provider, sharedSecret(env, provider)] as const)
  return { ...Object.fromEntries(shared), hub88: env.games.hub88 }
}

/** Our own signing key at the sandbox of Hub88. */
export const operatorKey = 'operator at hub88'

/** Finds Hub88's public key. Null if its calls are not accepted. */
export function hub88Key({ env, pool }: Pick<Parts, 'env' | 'pool'>): KeyFinder | null {
  const given = env.games.hub88
  if (given !== undefined) return () => Promise.resolve(given)
  return env.sandbox ? () => sandboxPublicKey(pool, env.secret, 'hub88') : null
}
