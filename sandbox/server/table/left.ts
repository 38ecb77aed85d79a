import { randomUUID } from 'node:crypto'
import { transaction } from '../database.ts'
import type { Draw } from '../engine.ts'
import type { TableParts } from '../parts.ts'
import type { PlayedGame } from './game.ts'
import { annulRound, brokenRule, dropStep, insertStep, leftRounds, type Round } from './round.store.ts'
import { conclude, rollbackOf, type Outcome } from './step.ts'

/** How long a round waits for its player, in milliseconds: a day, so that an evening's is there the evening after. */
export const roundPatience = 24 * 60 * 60 * 1000

/** At one go. */
const most = 200

type Parts = Pick<TableParts, 'pool' | 'debts' | 'clock' | 'log'> & {
  draw: Draw
  /** Null where the provider has no such game any more. */
  gameOf: (provider: string, code: string) => PlayedGame | null
}

/**
 * Ends the rounds whose players have not been at them for so long, in their stead and at no cost; each once, whoever else is at it. What is
 * owed for them is sent without the caller. Resolves with how many were ended.
 */
export async function endLeft(parts: Parts): Promise<number> {
  const before = new Date(parts.clock().getTime() - roundPatience)
  let ended = 0
  for (const round of await leftRounds(parts.pool, before, most)) {
    try {
      await endOne(parts, round)
      ended += 1
    } catch (error) {
      // The player is back after all, or another node was first.
      if (brokenRule(error) === undefined)
        parts.log.warn({ err: error, round: round.id }, 'a round that was left stays open')
    }
  }
  return ended
}

/** A step of the house's, numbered as the player's next would be: only one of the two can stand in the book. */
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

/** Null where the round comes to nothing. */
function outcomeOf({ gameOf, draw }: Parts, { provider, game, state }: Round): Outcome | null {
  const engine = gameOf(provider, game)?.engine
  const left = engine?.leave?.(state, draw) ?? null
  const won = engine && left !== null ? engine.wonIn(left) : null
  return won === null ? null : { state: left, won }
}
