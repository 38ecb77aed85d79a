import type { LimitName } from '#contract/protection.ts'
import type { Profile } from '#contract/law/profile.ts'
import { insertCallRequest } from '../cms/call-request.store.ts'
import { findOwner } from '../customer/owner.store.ts'
import type { Transaction } from '../database/transaction.ts'
import { refused, type Refusal } from '../reply.ts'
import { isJoint } from './joint-limit.ts'
import { keepLimitChanged } from './joint-limit.store.ts'
import { ceilingOf, changeTo, isOffered, isRequired, wantsContact } from './limit.rules.ts'
import {
  deleteLimit,
  endRequest,
  findRequest,
  insertLimit,
  insertRequest,
  lockLimit,
  updateLimit,
} from './limit.store.ts'

export interface Asked extends LimitName {
  playerId: number
  /** Minor units, or minutes of a session; null: no limit. */
  amount: number | null
}

/** Sets or lowers a limit at once; a raise or removal becomes a request, which replaces an earlier one. Null: done. */
export async function setLimit(
  tx: Transaction,
  law: Profile,
  asked: Asked,
  now: Date,
): Promise<Refusal | null> {
  const { playerId, amount } = asked
  if (!isOffered(law, asked)) return refused('limit not offered', { field: 'kind' })
  const most = mostAllowed(law, asked)
  if (most !== null) return refused('limit above the law', { field: 'amount', values: { most } })
  const before = await lockLimit(tx, playerId, asked)
  const request = await findRequest(tx, playerId, asked)
  const change = changeTo(before, amount)
  if (change === 'nothing') return null
  if (change === 'request' && request?.amount === amount && request.state !== 'lapsed') return null
  if (request) await endRequest(tx, request)
  if (before !== null && change === 'request') await insertRequest(tx, { ...asked, before, law: law.limits })
  else if (amount !== null && change === 'set') {
    await insertLimit(tx, { ...asked, amount, by: 'player' })
    if (wantsContact(law, asked, { before, after: amount })) await askForContact(tx, playerId, now)
  } else if (amount !== null) await updateLimit(tx, { ...asked, amount, by: 'player' })
  return null
}

/** The player's confirmation, in the window of the request. Null: done. */
export async function confirmRaise(
  tx: Transaction,
  law: Profile,
  { playerId, ...name }: Omit<Asked, 'amount'>,
  now: Date,
): Promise<Refusal | null> {
  const before = await lockLimit(tx, playerId, name)
  const request = await findRequest(tx, playerId, name)
  if (!request) return refused('no raise to confirm')
  if (request.state === 'early')
    return refused('raise too early', { values: { from: request.confirmableFrom } })
  if (request.state === 'lapsed') return refused('raise lapsed')
  const most = mostAllowed(law, { ...name, amount: request.amount })
  if (most !== null) return refused('limit above the law', { field: 'amount', values: { most } })
  const limit = { playerId, ...name }
  if (request.amount === null) {
    await deleteLimit(tx, limit)
    return null
  }
  await updateLimit(tx, { ...limit, amount: request.amount, by: 'player' })
  if (wantsContact(law, name, { before, after: request.amount })) await askForContact(tx, playerId, now)
  return null
}

/** The ceiling of the law that the amount is above; null: it is not. */
function mostAllowed(law: Profile, { amount, ...name }: Omit<Asked, 'playerId'>): number | null {
  const most = ceilingOf(law, name)
  return most !== null && amount !== null && amount > most ? most : null
}

/** A call in the operator's queue. */
async function askForContact(tx: Transaction, playerId: number, at: Date): Promise<void> {
  const { locale, phone } = await findOwner(tx, playerId)
  const message = 'Protection of the player: the monthly deposit limit is above the sum of the law'
  await insertCallRequest(tx, { playerId, phone, message, locale, at })
}

/** Idempotent: without a request there is nothing to cancel. */
export async function cancelRaise(
  tx: Transaction,
  { playerId, ...name }: Omit<Asked, 'amount'>,
): Promise<null> {
  await lockLimit(tx, playerId, name)
  const request = await findRequest(tx, playerId, name)
  if (request) await endRequest(tx, request)
  return null
}

export type Tightened =
  | { outcome: 'set' | 'not offered' | 'for the player to set' }
  | { outcome: 'lowered' | 'the same' | 'higher'; before: number }
  | { outcome: 'above the law'; most: number }

/** An operator only tightens, as far as the law allows the player; a lower limit ends a request to raise it. */
export async function tightenLimit(
  tx: Transaction,
  law: Profile,
  { amount, ...limit }: Asked & { amount: number },
  now: Date,
): Promise<Tightened> {
  if (!isOffered(law, limit)) return { outcome: 'not offered' }
  const before = await lockLimit(tx, limit.playerId, limit)
  if (before !== null && amount > before) return { outcome: 'higher', before }
  if (before === amount) return { outcome: 'the same', before }
  // The player's own choice opens play; an operator's would do so in its place.
  if (before === null && isRequired(law, limit)) return { outcome: 'for the player to set' }
  const most = mostAllowed(law, { ...limit, amount })
  if (most !== null) return { outcome: 'above the law', most }
  const request = await findRequest(tx, limit.playerId, limit)
  if (request) await endRequest(tx, request)
  const write = before === null ? insertLimit : updateLimit
  await write(tx, { ...limit, amount, by: 'operator' })
  if (wantsContact(law, limit, { before, after: amount })) await askForContact(tx, limit.playerId, now)
  if (isJoint(limit)) await keepLimitChanged(tx, limit.playerId)
  return before === null ? { outcome: 'set' } : { outcome: 'lowered', before }
}
