import { createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'
import { walletProviders, type WalletProvider } from '../../seamless/game-call.ts'
import type { KeyFinder } from './adapter.ts'
import type { GameSecrets } from './games.env.ts'
import { derivedKey, type KeyPair } from './derived-key.ts'

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

/** What the sandbox of Hub88 signs with, and what we sign with there: neither is given in the environment. */
export const hub88Keys = {
  provider: (secret: string): Promise<KeyPair> => derivedKey(secret, 'hub88'),
  operator: (secret: string): Promise<KeyPair> => derivedKey(secret, 'operator at hub88'),
} as const

/** Finds Hub88's public key. Null if its calls are not accepted. */
export function hub88Key({
  games,
  sandbox,
  secret,
}: Pick<Env, 'games' | 'sandbox' | 'secret'>): KeyFinder | null {
  const given = games.hub88
  if (given !== undefined) return () => Promise.resolve(given)
  return sandbox ? async () => (await hub88Keys.provider(secret)).publicKey : null
}
