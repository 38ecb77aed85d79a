import { type Transaction, transaction } from '../database.ts'
import type { Debt } from '../debts.ts'
import type { TableParts } from '../parts.ts'
import { annulAsked, annulBets, decideBets, placedIn } from './bet.store.ts'
import { endOf, wonOf } from './aviator.rules.ts'
import { chainOf, pointOf } from './chain.rules.ts'
import type { CrashGame } from './crash-game.ts'
import { rollbackOf, winOf } from './owed.ts'
import { annul, markSettled, unfinishedRounds, type UnfinishedRound } from './round.store.ts'

type BrokenParts = Pick<TableParts, 'pool' | 'debts'> & { now: () => Date }

/**
 * Ends the rounds that a dead node left. Before the crash a round is annulled: cashed bets stay, every other stake goes back. After it
 * the round is settled by its point. Call it only while no other node runs the table: it would end a live round.
 */
export async function endBroken(tx: Transaction, parts: BrokenParts, table: CrashGame): Promise<void> {
  const debts: Debt[] = []
  for (const round of await unfinishedRounds(tx, table)) {
    debts.push(
      ...(round.point === null
        ? await annulRound(tx, parts, round)
        : await settleRound(tx, round, round.point)),
    )
  }
  for (const bet of await annulAsked(tx, table, parts.now())) debts.push(rollbackOf(table, bet.round, bet))
  for (const debt of debts) await parts.debts.owe(tx, debt)
}

async function annulRound(tx: Transaction, { now }: BrokenParts, round: UnfinishedRound): Promise<Debt[]> {
  const seed = round.root ? chainOf(round.root, round.length)[round.position] : undefined
  await annul(
    tx,
    round.id,
    seed === undefined
      ? { seed: null, point: null, now: now() }
      : { seed, point: pointOf(seed, round.game, round.number), now: now() },
  )
  const bets = await annulBets(tx, round.id)
  return bets.map((bet) => rollbackOf(round, round.number, bet))
}

/** Settles the bets that are still placed after the crash. */
export async function settleRound(
  tx: Transaction,
  round: CrashGame & { id: number; number: number },
  point: number,
): Promise<Debt[]> {
  const bets = (await placedIn(tx, round.id)).map((bet) => {
    const at = endOf(bet, point)
    return { bet, at, won: at === null ? 0 : wonOf(bet.stake, at) }
  })
  await decideBets(
    tx,
    bets.map(({ bet, at, won }) => ({ id: bet.id, at, won })),
  )
  await markSettled(tx, round.id)
  return bets.map(({ bet, won }) => winOf(round, round.number, bet, won))
}

export async function endAbandoned(parts: BrokenParts, tables: readonly CrashGame[]): Promise<void> {
  for (const table of tables) await transaction(parts.pool, (tx) => endBroken(tx, parts, table))
}
