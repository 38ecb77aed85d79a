import { randomUUID } from 'node:crypto'
import { roundStatus } from '#contract/round.ts'
import { writeRound, type PlayedRound } from '#server/transaction/round.store.ts'
import type { Db } from '#server/database/pool.ts'

/** What of a round a test cares about; the rest is like any other. Minor units. */
export type Played = Partial<PlayedRound> & Pick<PlayedRound, 'playerId' | 'startedAt'>

/** A round that was played, written as the platform writes it. */
export async function plays(db: Db, round: Played): Promise<void> {
  const written = await writeRound(db, {
    provider: 'Gecko Gaming',
    reference: randomUUID(),
    game: 'Lale Bahçesi',
    bet: 1_000,
    win: 0,
    status: roundStatus.Completed,
    balanceAfter: 0,
    changedAt: round.startedAt,
    ...round,
  })
  if (!written) throw new Error('The round belongs to another player')
}
