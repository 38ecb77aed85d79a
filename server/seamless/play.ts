import type { DecideParts } from '../bonus/decide.ts'
import { stillActive } from '../bonus/expire.ts'
import { forfeited } from '../bonus/wager.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Env } from '../env.ts'
import { closeRound } from '../transaction/round.store.ts'
import type { Funds } from '../wallet/wallet.rules.ts'
import { lockFunds } from '../wallet/wallet.store.ts'
import { claimCall, contentOf, forgetCall, keepTaken } from './call.store.ts'
import type { GameCall, GameMovement, GameRefusal, Limited, Taken } from './game-call.ts'
import { Refused, takeMovement, type Done, type Table } from './movement.ts'
import { keepOverlarge, type Overlarge } from './question.store.ts'
import type { GamePlayer } from './session.store.ts'
import { isAmount } from './seamless.rules.ts'

export interface PlayParts extends DecideParts {
  env: Pick<Env, 'mostPerCall'>
}

interface Played {
  taken: Taken
  moved: boolean
}

const refused = (refusal: GameRefusal, funds: Funds, limit?: Limited): Played => ({
  taken: { done: false, refusal, funds, ...(limit && { limit }) },
  moved: false,
})

/**
 * Does a call in the caller's transaction, atomic and idempotent. The reply is kept, a refusal too, but not one of an amount above the
 * limit, which may come again once people have looked at it, nor one for want of a register's answer.
 */
export async function play(
  tx: Transaction,
  parts: PlayParts,
  call: GameCall,
  player: GamePlayer,
): Promise<Played> {
  const { playerId } = player
  const now = parts.clock()
  const earlier = await claimCall(tx, { call, content: contentOf(call, playerId), now })
  const funds = await lockFunds(tx, playerId)
  if (earlier === 'id reused') return refused('id reused', funds)
  if (earlier) return { taken: earlier.done ? { ...earlier, repeated: true } : earlier, moved: false }
  const overlarge = call.movements.find(isAbove(parts.env.mostPerCall))
  if (overlarge) {
    await keepOverlarge(tx, { provider: call.provider, playerId, movement: overlarge, at: now })
    await forgetCall(tx, call)
    return refused('not an amount', funds)
  }
  const played = await takeAll(tx, parts, call, player, funds)
  if (awaitsRegister(played.taken)) await forgetCall(tx, call)
  else await keepTaken(tx, call, played.taken)
  return played
}

/** The same call may be taken once the register has been asked. */
export const awaitsRegister = (taken: Taken) => !taken.done && taken.refusal === 'register silent'

/** A rollback has no amount of its own. */
const isAbove =
  (most: number) =>
  (movement: GameMovement): movement is Overlarge =>
    movement.kind !== 'rollback' && isAmount(movement.amount) && movement.amount > most

async function takeAll(
  tx: Transaction,
  parts: PlayParts,
  call: GameCall,
  player: GamePlayer,
  found: Funds,
): Promise<Played> {
  const { movements } = call
  if (movements.some((each) => each.kind !== 'rollback' && !isAmount(each.amount)))
    return refused('not an amount', found)
  if (movements.some((each) => each.kind === 'bet' && !each.corrects) && !player.open)
    return refused('session ended', found)
  const now = parts.clock()
  const active = await stillActive(tx, parts, player.playerId)
  const funds = active === 'expired' ? forfeited(found) : found
  const table: Table = { call, player, funds, active: active === 'expired' ? null : active, now }
  const undo = await savepoint(tx, movements.length > 1)
  const done: Done[] = []
  try {
    for (const movement of movements) done.push(await takeMovement(tx, parts, table, movement))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await undo()
    return refused(error.refusal, funds, error.limit)
  }
  if (call.closesRound && !hasClosed(movements.at(-1), done.at(-1)))
    await closeRound(tx, { ...call, reference: call.round, playerId: player.playerId, now })
  const repeated = done.length > 0 && done.every((each) => each.repeated)
  const receipts = done.map(({ receipt }) => receipt)
  return {
    taken: { done: true, funds: table.funds, usercode: player.usercode, receipts, repeated },
    moved: !repeated,
  }
}

/** A new bet or win that is the last of its call has already closed the round. */
const hasClosed = (last: GameMovement | undefined, done: Done | undefined) =>
  last !== undefined && last.kind !== 'rollback' && done?.repeated === false

/** For several movements: those before a refused one have already written. */
async function savepoint(tx: Transaction, needed: boolean): Promise<() => Promise<void>> {
  if (!needed) return () => Promise.resolve()
  await tx.query('savepoint play')
  return async () => {
    await tx.query('rollback to savepoint play')
  }
}
