import { transaction } from '#server/database/transaction.ts'
import type { TestApp } from './app.ts'

/** Changes the balances of all cash accounts past the ledger, which triggers would refuse. */
export const changeCash = ({ pool }: Pick<TestApp, 'pool'>, by: number): Promise<void> =>
  transaction(pool, async (tx) => {
    await tx.query('set local session_replication_role = replica')
    await tx.query(`update accounts set balance = balance + $1 where kind = 'cash'`, [by])
  })
