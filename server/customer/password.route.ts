import { hashPassword, passwordMatches } from '../auth/password.ts'
import { endSessionsOf } from '../auth/session.store.ts'
import { transaction } from '../database/transaction.ts'
import { wait } from '../guard/guess.ts'
import { guessesOfOne } from '../guard/limits.ts'
import { countAlone, countOf, startAnew } from '../guard/tries.store.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { tellOwner, type OwnerParts } from './owner-notice.ts'
import { exchangePassword, findPassword } from './password.store.ts'

type PasswordParts = OwnerParts & Pick<Parts, 'pool' | 'sessionEnded'>

export const passwordRoutes = ({ pool, clock, sessionEnded, ...tell }: PasswordParts) =>
  ({
    'customer/changepassword': async ({ body: { oldPassword, password }, player, fingerprint = '' }) => {
      const now = clock()
      // Limited per browser: an intruder in an open session cannot guess on, nor lock the player's other devices.
      const counts = [countOf('too many tries', guessesOfOne, 'old password', player.id, fingerprint)]
      const counted = await countAlone(pool, counts, now)
      if (!counted.allowed) return wait(counted)
      const old = await findPassword(pool, player.id)
      if (!(await passwordMatches(oldPassword, old))) {
        return refused('wrong old password', { field: 'oldPassword' })
      }
      await startAnew(pool, counts)
      if (password === oldPassword) return refused('same password', { field: 'password' })
      const hashed = await hashPassword(password)
      const ended = await transaction(pool, async (tx) => {
        const exchange = { playerId: player.id, sessionId: player.sessionId, old, password: hashed }
        if (!(await exchangePassword(tx, exchange))) return null
        await tellOwner(tx, { ...tell, clock }, { playerId: player.id, happened: 'password changed' })
        return endSessionsOf(tx, { playerId: player.id, keep: player.sessionId, now })
      })
      if (!ended) return refused('wrong old password', { field: 'oldPassword' })
      await Promise.all(ended.map((sessionId) => sessionEnded({ playerId: player.id, sessionId })))
      return done(null, 'own password changed')
    },
  }) satisfies Routes
