import type { Db } from '../database/pool.ts'
import type { Movement } from './wallet.rules.ts'

/**
 * Entries and balances in one statement. Accounts are locked in the order of their ids, whoever moves what, so that two
 * movements never wait for each other; a player's account that would fall below zero makes the whole statement do nothing.
 * The new balance comes from the locked row: `accounts.balance` in the update would be the statement's snapshot, older than the
 * lock, and the check constraint would judge that.
 */
const postMovement = `
  with leg as (
    select * from unnest($3::text[], $4::bigint[], $5::bigint[]) as leg (kind, owner, amount)
  ),
  locked as materialized (
    select accounts.id, accounts.player_id, leg.amount, accounts.balance + leg.amount as after
      from accounts join leg on leg.kind = accounts.kind and leg.owner = accounts.owner
     order by accounts.id
       for update of accounts
  ),
  agreed as (
    select 1 from locked having bool_and(player_id is null or after >= 0) and count(*) = (select count(*) from leg)
  ),
  posted as (
    insert into transfers (cause, reference, request_key) select $1, $2, $6 from agreed returning id
  ),
  moved as (
    update accounts set balance = locked.after
      from locked cross join posted where accounts.id = locked.id
    returning accounts.id, accounts.balance, locked.amount
  )
  insert into entries (transfer_id, account_id, amount, balance_after)
    select posted.id, moved.id, moved.amount, moved.balance from moved cross join posted`

/**
 * Moves money. False when a player's account does not cover it: then nothing has happened.
 * A second movement of the same cause and reference breaks the constraint `transfer_once`.
 */
export async function post(db: Db, movement: Movement, requestKey: string | null = null) {
  const { rowCount } = await db.query(postMovement, [
    movement.cause,
    movement.reference,
    movement.legs.map((leg) => leg.account),
    movement.legs.map((leg) => leg.owner),
    movement.legs.map((leg) => leg.amount),
    requestKey,
  ])
  return rowCount === movement.legs.length
}

/** What the player can bet and withdraw, in minor units. */
export async function cashOf(db: Db, playerId: number): Promise<number> {
  const { rows } = await db.query<{ balance: number }>(
    `select balance from accounts where kind = 'cash' and owner = $1`,
    [playerId],
  )
  if (rows[0] === undefined) throw new Error(`player ${playerId} has no cash account`)
  return rows[0].balance
}

/** Whether this cause has already moved money for this reference. */
export async function hasMoved(db: Db, cause: Movement['cause'], reference: string) {
  const { rowCount } = await db.query('select 1 from transfers where cause = $1 and reference = $2', [
    cause,
    reference,
  ])
  return rowCount === 1
}
