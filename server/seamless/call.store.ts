import { createHash } from 'node:crypto'
import type { Db } from '../database/pool.ts'
import type { GameCall, Taken } from './game-call.ts'

/** What the hash of a call says of it beside its player; without the token. */
export const contentWithout = ({ round, game, movements, closesRound }: GameCall): string => {
  const said = movements.map((each) =>
    each.kind === 'rollback' ? [each.kind, each.of] : [each.kind, each.id, each.amount],
  )
  return `,${JSON.stringify([round, game, closesRound, said]).slice(1)}`
}

export const contentOf = (call: GameCall, playerId: number): Buffer =>
  createHash('sha256')
    .update(`[${playerId}${contentWithout(call)}`)
    .digest()

interface Claim {
  call: Pick<GameCall, 'provider' | 'id'>
  content: Buffer
  now: Date
}

/** Null: the call is new, and the caller does and keeps it in this transaction. A duplicate waits for the first one's transaction. */
export async function claimCall(db: Db, { call, content, now }: Claim): Promise<Taken | 'id reused' | null> {
  const { rowCount } = await db.query(
    `insert into game_calls (provider, call_id, content_hash, taken, created_at) values ($1, $2, $3, 'null', $4)
     on conflict do nothing`,
    [call.provider, call.id, content, now],
  )
  if (rowCount === 1) return null
  const { rows } = await db.query<{ content: Buffer; taken: Taken }>(
    'select content_hash as content, taken from game_calls where provider = $1 and call_id = $2',
    [call.provider, call.id],
  )
  const [earlier] = rows
  if (!earlier) throw new Error('A call that was there is gone')
  return earlier.content.equals(content) ? earlier.taken : 'id reused'
}

export async function keepTaken(db: Db, call: Claim['call'], taken: Taken): Promise<void> {
  await db.query('update game_calls set taken = $3 where provider = $1 and call_id = $2', [
    call.provider,
    call.id,
    JSON.stringify(taken),
  ])
}

/** Releases the claim: the same call is new when it comes again. */
export async function forgetCall(db: Db, call: Claim['call']): Promise<void> {
  await db.query('delete from game_calls where provider = $1 and call_id = $2', [call.provider, call.id])
}
