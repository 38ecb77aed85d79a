import type { Db } from '../database/pool.ts'
import { note, recordedTraceId } from '../tracing/spans.ts'
import { tellMoved } from '../wallet/moved.ts'
import { stripes } from '../wallet/wallet.rules.ts'
import { transferAttributes } from '../wallet/wallet.store.ts'
import { contentWithout } from './call.store.ts'
import type { GameCall, GameMovement, Taken } from './game-call.ts'
import { hashOf } from './session.store.ts'

interface Given {
  call: GameCall & { player: { token: string; usercode?: string } }
  bet: Extract<GameMovement, { kind: 'bet' }>
  now: Date
}

/**
 * Takes a new bet of a player without an active bonus from the cash, in one round trip. Null, and nothing done, for every other bet: it is
 * taken by `play`.
 */
export async function takePlainBet(
  db: Db,
  { call, bet, now }: Given,
): Promise<{ playerId: number; taken: Taken } | null> {
  const { rows } = await db.query<{ playerId: number; taken: Taken }>(
    `select player_id as "playerId", taken from take_plain_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      call.provider,
      call.id,
      contentWithout(call),
      hashOf(call.player.token),
      call.player.usercode ?? null,
      call.game,
      call.round,
      bet.id,
      bet.amount,
      call.closesRound,
      stripes,
      now,
      recordedTraceId(),
    ],
  )
  const [answer] = rows
  if (!answer) return null
  // A bet of nothing has no row in the ledger.
  if (bet.amount > 0) {
    // Its statement is its transfer, so the request's span tells of it.
    note(transferAttributes('bet', `${call.provider} ${bet.id}`))
    tellMoved('bet', 'done')
  }
  return answer
}
