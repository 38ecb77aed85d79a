import type { GameProvider } from '#sandbox/contract/provider.ts'
import { seededGames } from '#server/seed/games.ts'
import { providers } from '#server/seed/games/providers.ts'

/** A table: one game of one provider, with rounds of its own. */
export interface CrashGame {
  provider: GameProvider
  game: string
}

const studios: ReadonlyMap<string, GameProvider> = new Map(
  providers.map(({ code, system }) => [code, system]),
)

/** All that are played so; each has a table of its own. */
export const crashGames: readonly CrashGame[] = seededGames
  .filter(({ theme }) => theme === 'crash')
  .flatMap(({ gameCode, providerCode }) => {
    const provider = studios.get(providerCode)
    return provider ? [{ provider, game: gameCode }] : []
  })

/** Undefined where no such game is played here. */
export const crashGameOf = (provider: string, game: string) =>
  crashGames.find((each) => each.provider === provider && each.game === game)
