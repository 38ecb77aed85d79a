import type { GameProvider } from '#sandbox/contract/provider.ts'
import { games } from '../../catalogue/games.ts'
import { studios } from '../../catalogue/studios.ts'

/** Each has a table of its own. */
export interface CrashGame {
  provider: GameProvider
  game: string
}

const systems: ReadonlyMap<string, GameProvider> = new Map(studios.map(({ code, system }) => [code, system]))

export const crashGames: readonly CrashGame[] = games
  .filter(({ theme }) => theme === 'crash')
  .flatMap(({ gameCode, providerCode }) => {
    const provider = systems.get(providerCode)
    return provider ? [{ provider, game: gameCode }] : []
  })

export const crashGameOf = (provider: string, game: string) =>
  crashGames.find((each) => each.provider === provider && each.game === game)
