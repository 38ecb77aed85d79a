import { wishOf, type GameRow, type GameWish } from '#contract/game-providers.ts'
import type { GameEvent } from '#machines/game/game.machine.ts'

type GameFact = Extract<GameEvent, { type: `game.${string}` }>

const facts: Record<GameWish, GameFact> = {
  loaded: { type: 'game.loaded' },
  exit: { type: 'game.exit asked' },
  reload: { type: 'game.reload asked' },
  deposit: { type: 'game.deposit asked' },
  failed: { type: 'game.failed' },
}

/** Reads a game's message as its provider writes it; null for an unknown one. */
export function factOf(row: GameRow, message: unknown): GameFact | null {
  const wish = wishOf(row, message)
  return wish && facts[wish]
}
