import type { FastifyPluginCallback } from 'fastify'
import type { GameRow } from '#contract/game-providers.ts'
import { CannotStart } from '../../cannot-start.ts'
import type { Env } from '../../env.ts'
import type { AdapterParts } from './adapter.ts'
import type { LaunchFormat } from './launch.ts'

export type GameKeys = Pick<Env, 'games' | 'hub88' | 'sandbox' | 'secret'>

/** Who calls the wallet for its games. */
export interface WalletCaller {
  /** The routes of its calls. Null: nothing is shared with it, so its calls are not taken. */
  takeCalls(this: void, keys: GameKeys, parts: Omit<AdapterParts, 'secret'>): FastifyPluginCallback | null
}

/** All that the platform knows of a game provider; what the browser knows too is its row in the contract. */
export interface GameProvider extends WalletCaller {
  row: GameRow
  launch: LaunchFormat
  /** What our launches are signed with. Undefined: nothing is shared with it, so its games are not offered. */
  launchSecret(this: void, keys: GameKeys): Promise<string | undefined>
}

/** By name, which is the `system` of its games. */
export type GameProviders = Readonly<Record<string, GameProvider>>

/** Throws CannotStart if the environment has a place for a provider that nobody speaks with. */
export function assertGamePlaces({ games }: Pick<Env, 'games'>, known: readonly string[]): void {
  for (const [name, { secret, launch }] of games) {
    if (known.includes(name)) continue
    const kind = secret === undefined ? (launch ? 'LAUNCH' : 'ORIGIN') : 'SECRET'
    throw new CannotStart(`GAME_${kind}_${name.toUpperCase()}: there is no game provider ${name}`)
  }
}
