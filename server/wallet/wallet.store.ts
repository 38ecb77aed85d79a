import type { Db } from '../database/pool.ts'
import { stripes, type Funds, type Movement } from './wallet.rules.ts'

/**
 * Entries and balances in one statement. Accounts are locked in a fixed order, so that transfers do not deadlock: the player's first, by
 * id, as `lockFunds` does, then the system's. If a player's account would fall below zero, the statement does nothing. The new balance
 * comes from the locked row: `accounts.balance` in the update would be the statement's snapshot, older than the lock, and the check
 * constraint would judge that.
 */
const postMovement = `
  with leg as (
    select * from unnest($3::text[], $4::text[], $5::bigint[], $6::bigint[]) as leg (kind, name, owner, amount)
  ),
  locked as materialized (
    select accounts.id, accounts.player_id, leg.amount, accounts.balance + leg.amount as after
      from accounts join leg on leg.owner = accounts.owner and leg.kind = accounts.kind and leg.name = accounts.name
     order by accounts.player_id is null, accounts.id
       for update of accounts
  ),
  agreed as (
    select 1 from locked having bool_and(player_id is null or after >= 0) and count(*) = (select count(*) from leg)
  ),
  posted as (
    insert into transfers (cause, reference, request_key) select $1, $2, $7 from agreed returning id
  ),
  moved as (
    update accounts set balance = locked.after
      from locked cross join posted where accounts.id = locked.id
    returning accounts.id, accounts.balance, locked.amount
  )
  insert into entries (transfer_id, account_id, amount, balance_after)
    select posted.id, moved.id, moved.amount, moved.balance from moved cross join posted`

/**
 * Posts a transfer. False, and nothing done, if a player's account does not cover it.
 * A second transfer of the same cause and reference violates `transfer_once`.
 */
export async function post(db: Db, movement: Movement, requestKey: string | null = null) {
  const { rowCount } = await db.query(postMovement, [
    movement.cause,
    movement.reference,
    movement.legs.map((leg) => leg.account),
    movement.legs.map((leg) => leg.name),
    movement.legs.map((leg) => leg.owner),
    movement.legs.map((leg) => leg.amount),
    requestKey,
  ])
  return rowCount === movement.legs.length
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
  kind: 'payment provider' | 'game provider',
  names: readonly string[],
): Promise<void> {
  await db.query(
    `insert into accounts (kind, name, stripe)
     select $1, name, stripe from unnest($2::text[]) as name cross join generate_series(0, $3 - 1) as stripe
     on conflict on constraint account_once do nothing`,
    [kind, names, stripes],
  )
}
