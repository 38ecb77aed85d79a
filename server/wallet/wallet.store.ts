import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import { recordedTraceId, spanned } from '../tracing/spans.ts'
import { tellMoved } from './moved.ts'
import { stripes, type Cause, type Funds, type Movement } from './wallet.rules.ts'

/** What a span says of a transfer. */
export const transferAttributes = (cause: Cause, reference: string) => ({
  'transfer.cause': cause,
  'transfer.reference': reference,
})

/**
 * Posts a transfer. False, and nothing done, if a player's account does not cover it.
 * A second transfer of the same cause and reference violates a unique constraint.
 */
export async function post(db: Db | Transaction, movement: Movement, requestKey: string | null = null) {
  const { cause, reference, legs } = movement
  const { rows } = await spanned('transfer', transferAttributes(cause, reference), () =>
    db.query<{ posted: boolean }>('select post_movement($1, $2, $3, $4, $5, $6, $7, $8) as posted', [
      cause,
      reference,
      legs.map((leg) => leg.account),
      legs.map((leg) => leg.name),
      legs.map((leg) => leg.owner),
      legs.map((leg) => leg.amount),
      requestKey,
      recordedTraceId(),
    ]),
  )
  const posted = rows[0]?.posted === true
  if (!posted) tellMoved(cause, 'refused')
  // A transaction that is tried again posts again.
  else if ('afterCommit' in db) db.afterCommit(async () => tellMoved(cause, 'done'))
  else tellMoved(cause, 'done')
  return posted
}

async function fundsBy(db: Db, playerId: number, lock: '' | 'for update'): Promise<Funds> {
  const { rows } = await db.query<{ kind: 'cash' | 'bonus'; balance: number }>(
    `select kind, balance from accounts where owner = $1 and kind in ('cash', 'bonus') and name = '' order by id ${lock}`,
    [playerId],
  )
  const balanceOf = (kind: keyof Funds) => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { cash: balanceOf('cash'), bonus: balanceOf('bonus') }
}

export const fundsOf = (db: Db, playerId: number) => fundsBy(db, playerId, '')

/** Locks the funds, and what depends on them (the player's active bonus), until the transaction ends. */
export const lockFunds = (db: Db, playerId: number) => fundsBy(db, playerId, 'for update')

export async function openAccounts(
  db: Db,
  kind: 'payment provider' | 'game provider' | 'shard',
  names: readonly string[],
): Promise<void> {
  await db.query(
    `insert into accounts (kind, name, stripe)
     select $1, name, stripe from unnest($2::text[]) as name cross join generate_series(0, $3 - 1) as stripe
     on conflict on constraint account_once do nothing`,
    [kind, names, stripes],
  )
}
