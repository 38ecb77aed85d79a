import { countFailure, failureKey, forgetFailures } from '../auth/failure-limit.store.ts'
import { hashPassword, passwordMatches } from '../auth/password.ts'
import { transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { endOtherSessions } from './own-session.store.ts'
import { exchangePassword, findPassword } from './password.store.ts'

/** Wrong old passwords of one player, in any `failureWindow`: a session left open is no way to the password. */
export const mostWrongOldPasswords = 5

export const passwordRoutes = ({
  pool,
  clock,
  sessionEnded,
}: Pick<Parts, 'pool' | 'clock' | 'sessionEnded'>) =>
  ({
    'customer/changepassword': async ({ body: { oldPassword, password }, player }) => {
      const now = clock()
      const key = failureKey('old password', String(player.id))
      const seconds = await countFailure(pool, [{ key, most: mostWrongOldPasswords }], now)
      if (seconds !== null) {
        return refused('too many sign-ins', { status: 429, retryAfter: seconds, values: { seconds } })
      }
      const old = await findPassword(pool, player.id)
      if (!(await passwordMatches(oldPassword, old))) {
        return refused('wrong old password', { field: 'oldPassword' })
      }
      await forgetFailures(pool, key)
      if (password === oldPassword) return refused('same password', { field: 'password' })
      const hashed = await hashPassword(password)
      const ended = await transaction(pool, async (tx) => {
        if (!(await exchangePassword(tx, { playerId: player.id, old, password: hashed }))) return null
        return endOtherSessions(tx, { playerId: player.id, keep: player.sessionId, now })
      })
      if (!ended) return refused('wrong old password', { field: 'oldPassword' })
      await Promise.all(ended.map((sessionId) => sessionEnded({ playerId: player.id, sessionId })))
      return done(null, 'own password changed')
    },
  }) satisfies Routes
