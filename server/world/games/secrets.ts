import { createHmac } from 'node:crypto'
import type { GameAdapter } from './adapter.ts'
import { derivedKey, type KeyPair } from './derived-key.ts'
import type { GameKeys, GameProvider } from './game-provider.ts'

/** One for each provider, so that none can sign for another. */
export const sandboxSecret = (secret: string, provider: string) =>
  createHmac('sha256', secret).update(`game provider ${provider}`).digest('base64url')

export const sharedSecret = ({ games, secret }: Pick<GameKeys, 'games' | 'secret'>, provider: string) =>
  games.get(provider)?.secret ?? sandboxSecret(secret, provider)

/** From the environment, or the sandbox's if that is on; undefined: none. */
export const secretOf = (keys: GameKeys, provider: string) =>
  keys.sandbox ? sharedSecret(keys, provider) : keys.games.get(provider)?.secret

/** A provider that signs its calls with the secret that we sign our launches with. */
export const bySharedSecret = (
  provider: string,
  adapter: GameAdapter,
): Pick<GameProvider, 'takeCalls' | 'launchSecret'> => ({
  takeCalls(keys, parts) {
    const secret = secretOf(keys, provider)
    return secret === undefined ? null : adapter({ ...parts, secret })
  },
  launchSecret: async (keys) => secretOf(keys, provider),
})

/** What the sandbox of Hub88 signs with, and what we sign with there: neither is given in the environment. */
export const hub88Keys = {
  provider: (secret: string): Promise<KeyPair> => derivedKey(secret, 'hub88'),
  operator: (secret: string): Promise<KeyPair> => derivedKey(secret, 'operator at hub88'),
} as const
