import type { Db } from '../database/pool.ts'
import type { GameMovement } from './game-call.ts'

export type Overlarge = Exclude<GameMovement, { kind: 'rollback' }>

interface Asked {
  provider: string
  playerId: number
  movement: Overlarge
  at: Date
}

/** Keeps a bet or win above the limit as a question; the same again is the same question, answered or not. */
export async function keepOverlarge(db: Db, { provider, playerId, movement, at }: Asked): Promise<void> {
  await db.query(
    `insert into payment_questions as asked (provider, reference, player_id, kind, movement, reported_amount, first_at, last_at)
     values ($1, $2, $3, 'above the limit', $4, $5, $6, $6)
     on conflict on constraint payment_question_once do update set times = asked.times + 1, last_at = excluded.last_at`,
    [provider, movement.id, playerId, movement.kind, movement.amount, at],
  )
}
