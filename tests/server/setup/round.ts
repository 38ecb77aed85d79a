import { randomUUID } from 'node:crypto'
import { roundStatus, type Round } from '#contract/round.ts'
import type { Db } from '#server/database/pool.ts'

interface PlayedRound extends Pick<
  Round,
  'provider' | 'reference' | 'game' | 'bet' | 'win' | 'status' | 'balanceAfter'
> {
  playerId: number
  startedAt: Date
  changedAt: Date
}

/** The fields of a round that a test cares about; the others get usual values. Minor units. */
export type Played = Partial<PlayedRound> & Pick<PlayedRound, 'playerId' | 'startedAt'>

/** Writes a round for the history only: the ledger has no entries for it. */
export async function plays(db: Db, round: Played): Promise<void> {
  const like: PlayedRound = {
    provider: 'Gecko Gaming',
    reference: randomUUID(),
    game: 'Lale Bahçesi',
    bet: 1_000,
    win: 0,
    status: roundStatus.Completed,
    balanceAfter: 0,
    changedAt: round.startedAt,
    ...round,
  }
  await db.query(
    `insert into rounds (player_id, provider, reference, game, bet, win, status, balance_after, started_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      like.playerId,
      like.provider,
      like.reference,
      like.game,
      like.bet,
      like.win,
      like.status,
      like.balanceAfter,
      like.startedAt,
      like.changedAt,
    ],
  )
}
