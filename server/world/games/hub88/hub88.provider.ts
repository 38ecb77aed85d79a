import { gameProviders } from '#contract/game-providers.ts'
import type { KeyFinder } from '../adapter.ts'
import type { GameKeys, GameProvider } from '../game-provider.ts'
import { hub88Keys } from '../secrets.ts'
import { hub88Launch } from './hub88.launch.ts'
import { hub88 } from './hub88.route.ts'

/** Finds Hub88's public key. Null if its calls are not accepted. */
export function hub88Key({ hub88: { publicKey }, sandbox, secret }: GameKeys): KeyFinder | null {
  if (publicKey !== undefined) return () => Promise.resolve(publicKey)
  return sandbox ? async () => (await hub88Keys.provider(secret)).publicKey : null
}

/** Two pairs of RSA keys instead of one secret: one verifies its calls, the other signs our launches. */
export const hub88Provider: GameProvider = {
  row: gameProviders.hub88,
  launch: hub88Launch,
  takeCalls(keys, parts) {
    const secret = hub88Key(keys)
    return secret && hub88({ ...parts, secret })
  },
  async launchSecret({ hub88: { privateKey }, sandbox, secret }) {
    if (privateKey !== undefined || !sandbox) return privateKey
    return (await hub88Keys.operator(secret)).privateKey
  },
}
