import { transaction } from '../database/transaction.ts'
import type { Pool } from '../database/pool.ts'
import { countFailure, failureKey } from './failure-limit.store.ts'

/** Of one account from one address, in any `failureWindow`. */
export const mostFailuresOfAccount = 5
/** Of all accounts from one address. */
export const mostFailuresOfAddress = 50

interface Attempt {
  username: string
  address: string
  now: Date
}

const keysOf = ({ username, address }: Attempt) => {
  return [
    { key: failureKey('account', username.toLowerCase(), address), most: mostFailuresOfAccount },
    { key: failureKey('address', address), most: mostFailuresOfAddress },
  ]
}

/** Counts the attempt as a failure; null where it may go on, otherwise the seconds after which it may. */
export const countAttempt = (pool: Pool, attempt: Attempt): Promise<number | null> =>
  countFailure(pool, keysOf(attempt), attempt.now)

/** The attempt was no failure: the account starts anew, and the address is given this one back. */
export async function forgetAttempt(pool: Pool, attempt: Attempt): Promise<void> {
  const [account, address] = keysOf(attempt)
  await transaction(pool, async (tx) => {
    await tx.query('delete from login_failures where key = $1', [account?.key])
    await tx.query(
      `delete from login_failures where id =
        (select id from login_failures where key = $1 and failed_at = $2 order by id desc limit 1)`,
      [address?.key, attempt.now],
    )
  })
}
