import type { StoredSession } from '#contract/auth.ts'
import { hashPassword } from '#server/auth/password.ts'
import { openSession } from '#server/auth/session.store.ts'
import type { Pool } from '#server/database/pool.ts'
import { signedIn } from '#tests/server/setup/player.ts'

export interface Account {
  id: number
  session: StoredSession
  password: string
}

const password = 'lale-bahçesi'
const unknown = { betsyCid: '', betsyUrl: '', betsyToken: '', betcoToken: '', betcoUrl: '' }

/** New players, each signed in on a browser of their own; all have one password, since its hash takes long. */
export async function openAccounts(pool: Pool, count: number): Promise<Account[]> {
  const clock = { now: () => new Date() }
  const hash = await hashPassword(password)
  const accounts: Account[] = []
  while (accounts.length < count) {
    const { id } = await signedIn({ pool, clock })
    const fingerprint = `browser-of-${id}`
    const { rows } = await pool.query<{ username: string; usercode: string; phone: string }>(
      'update players set password = $2 where id = $1 returning username, usercode, phone',
      [id, hash],
    )
    const [row] = rows
    const browser = { fingerprint, browser: fingerprint, address: '127.0.0.1', device: 'load' }
    const opened = await openSession(pool, { playerId: id, password: hash, now: clock.now(), ...browser })
    if (!row || !opened) throw new Error('There is no session')
    const standing = { balance: 0, withdrawable: 0, smsVerified: true, ...unknown }
    accounts.push({ id, password, session: { ...row, ...standing, token: opened.token, fingerprint } })
  }
  return accounts
}
