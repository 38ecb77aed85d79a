import type { Db, Pool } from '../database/pool.ts'
import { transaction } from '../database/transaction.ts'
import { houseMoney, houseMoneyTaken } from '../wallet/wallet.rules.ts'
import { post } from '../wallet/wallet.store.ts'

/** In the shard that it comes to. Idempotent; of two at the same time one rejects. */
export async function takeHouseMoney(
  pool: Pool,
  money: Parameters<typeof houseMoneyTaken>[0],
): Promise<void> {
  await transaction(pool, async (tx) => {
    if (await isNamed(tx, money.reference)) return
    if (!(await post(tx, houseMoneyTaken(money))))
      throw new Error('This shard has no account for the other one')
  })
}

/** Whether the money has left this shard or come to it, maybe in a month that is in files. */
export async function isNamed(db: Db, reference: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from transfer_names where cause = 'adjustment' and reference = $1`,
    [houseMoney + reference],
  )
  return rowCount === 1
}

export interface Crossing {
  reference: string
  /** Minor units on the account for the other shard: what has left, negative: what has come. */
  amount: number
}

export async function listCrossings(db: Db): Promise<Crossing[]> {
  const { rows } = await db.query<Crossing>(
    `select substr(transfers.reference, length($1) + 1) as reference, entries.amount
       from accounts join entries on account_id = accounts.id join transfers on transfers.id = transfer_id
      where kind = 'shard'`,
    [houseMoney],
  )
  return rows
}
