import { createHash } from 'node:crypto'
import { transaction } from '../database/transaction.ts'
import type { Pool } from '../database/pool.ts'

/** Failed sign-ins are counted over this many milliseconds. */
export const signInWindow = 15 * 60 * 1000
/** Of one account from one address. */
export const mostFailuresOfAccount = 5
/** Of all accounts from one address. */
export const mostFailuresOfAddress = 50

interface Attempt {
  username: string
  address: string
  now: Date
}

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest()

const keysOf = ({ username, address }: Attempt) => {
  return [
    { key: hash('account', username.toLowerCase(), address), most: mostFailuresOfAccount },
    { key: hash('address', address), most: mostFailuresOfAddress },
  ]
}

/**
 * Counts the attempt as a failure before the password is looked at, so that attempts at the same moment cannot pass
 * together. Returns null where it may go on, otherwise the seconds after which it may.
 */
export async function countAttempt(pool: Pool, attempt: Attempt): Promise<number | null> {
  const since = new Date(attempt.now.getTime() - signInWindow)
  return transaction(pool, async (tx) => {
    await tx.query('delete from login_failures where failed_at <= $1', [since])
    const keys = keysOf(attempt)
    for (const { key, most } of keys) {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key.toString('hex')])
      const { rows } = await tx.query<{ failed_at: Date }>(
        'select failed_at from login_failures where key = $1 order by failed_at desc limit $2',
        [key, most],
      )
      const oldest = rows[most - 1]?.failed_at
      if (oldest) return Math.ceil((oldest.getTime() + signInWindow - attempt.now.getTime()) / 1000)
    }
    for (const { key } of keys) {
      await tx.query('insert into login_failures (key, failed_at) values ($1, $2)', [key, attempt.now])
    }
    return null
  })
}

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
