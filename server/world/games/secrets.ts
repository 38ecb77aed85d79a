import { createHmac } from 'node:crypto'
import type { Parts } from '../../parts.ts'
import { walletProviders, type WalletProvider } from '../../seamless/game-call.ts'
import type { GameSecrets } from './games.env.ts'
import { sandboxKey } from './sandbox-key.store.ts'

/** Of its own for each provider, so that none can speak for another. */
export const sandboxSecret = (secret: string, provider: WalletProvider) =>
  createHmac('sha256', secret).update(`game provider ${provider}`).digest('base64url')

/** What each provider's calls are checked with: from the environment, or else of the sandbox, where that is served. */
export async function gameSecrets({ env, pool }: Pick<Parts, 'env' | 'pool'>): Promise<GameSecrets> {
  if (!env.sandbox) return env.games
  const derived = walletProviders.map((provider) => [provider, sandboxSecret(env.secret, provider)] as const)
  const hub88 = env.games.hub88 ?? (await sandboxKey(pool, env.secret, 'hub88')).publicKey
  const given = Object.entries(env.games).filter(([, secret]) => secret !== undefined)
  return { ...Object.fromEntries(derived), ...Object.fromEntries(given), hub88 }
}
