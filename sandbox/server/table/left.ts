import { randomUUID } from 'node:crypto'
import { transaction } from '../database.ts'
import type { Draw } from '../engine.ts'
import type { TableParts } from '../parts.ts'
import type { PlayedGame } from './game.ts'
import { annulRound, brokenRule, dropStep, insertStep, leftRounds, type Round } from './round.store.ts'
import { conclude, rollbackOf, type Outcome } from './step.ts'

/** Milliseconds that a round waits for its player: a day, so that last evening's round is still there. */
export const roundPatience = 24 * 60 * 60 * 1000

const mostAtOnce = 200

type Parts = Pick<TableParts, 'pool' | 'debts' | 'clock' | 'log'> & {
  draw: Draw
  /** Null if the provider no longer has the game. */
  gameOf: (provider: string, code: string) => PlayedGame | null
}

/** Ends rounds that their players have left, each once, also with several nodes. Returns how many were ended. */
export async function endLeft(parts: Parts): Promise<number> {
  const before = new Date(parts.clock().getTime() - roundPatience)
  let ended = 0
  for (const round of await leftRounds(parts.pool, before, mostAtOnce)) {
    try {
      await endOne(parts, round)
      ended += 1
    } catch (error) {
      // A broken constraint: the player or another node has taken this step first.
      if (brokenRule(error) === undefined)
        parts.log.warn({ err: error, round: round.id }, 'an abandoned round could not be ended')
    }
  }
  return ended
}

/** Takes the number of the player's next step, so that only one of the two can be inserted. */
async function endOne(parts: Parts, round: Round): Promise<void> {
  const { pool, debts, clock } = parts
  const outcome = outcomeOf(parts, round)
  const step = { round: round.id, number: round.steps, id: randomUUID(), input: 'left', stake: 0 }
  await transaction(pool, async (tx) => {
    await insertStep(tx, round, step, clock())
    if (outcome) {
      await conclude(tx, debts, round, step, outcome)
      return
    }
    await dropStep(tx, round.id, step.number)
    for (const paid of await annulRound(tx, round.id)) await debts.owe(tx, rollbackOf(round, paid))
  })
}

/** Null: every stake goes back. */
function outcomeOf({ gameOf, draw }: Parts, { provider, game, state }: Round): Outcome | null {
  const engine = gameOf(provider, game)?.engine
  const left = engine?.leave?.(state, draw) ?? null
  const won = engine && left !== null ? engine.wonIn(left) : null
  return won === null ? null : { state: left, won }
}
