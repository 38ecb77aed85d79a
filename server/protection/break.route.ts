import { hour } from '#contract/law/profile.ts'
import { passwordMatches } from '../auth/password.ts'
import { findPassword } from '../customer/password.store.ts'
import { wait } from '../guard/guess.ts'
import { guessesOfOne } from '../guard/limits.ts'
import { countAlone, countOf, startAnew } from '../guard/tries.store.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { askRegister, type RegisterParts } from './ask-register.ts'
import { liftExclusion, standingOf, takeBreak, type BreakParts } from './break.ts'
import { exclusion, offersTimeOut, timeOut } from './break.rules.ts'
import { registerBarOf } from './register.rules.ts'
import { findAnswer } from './register.store.ts'

const noSuchBreak = refused('no such break')

export function breakRoutes(parts: BreakParts & RegisterParts & Pick<Parts, 'elsewhere'>) {
  const { pool, clock } = parts
  return {
    'protection/standing': async ({ player }) => done(await standingOf(pool, parts, player.id)),

    'protection/register': async ({ player }) => {
      await askRegister(parts, player.id, 'renew')
      return done({ register: registerBarOf(await findAnswer(pool, player.id), clock()) })
    },

    'protection/timeout': ({ player, body }) => {
      const length = body.hours * hour
      return takeBreak(parts, player, ({ breaks }, now) =>
        offersTimeOut(breaks, length) ? timeOut('time-out', length, now) : noSuchBreak,
      )
    },

    'protection/panic': ({ player }) =>
      takeBreak(parts, player, ({ breaks }, now) => timeOut('panic', breaks.panic, now)),

    'protection/exclude': async ({ player, body, fingerprint = '' }) => {
      const counts = [countOf('too many tries', guessesOfOne, 'old password', player.id, fingerprint)]
      const counted = await countAlone(pool, counts, clock())
      if (!counted.allowed) return wait(counted)
      // Bets wait while the password is checked, since the hash takes long on a busy node.
      return takeBreak(parts, player, async ({ breaks, limits }, now, tx) => {
        if (!(await passwordMatches(body.password, await findPassword(tx, player.id))))
          return refused('wrong old password', { field: 'password' })
        await startAnew(tx, counts)
        return breaks.exclusions.includes(body.length)
          ? exclusion(breaks, limits.confirmWithin, body.length, now)
          : noSuchBreak
      })
    },

    'protection/lift': ({ player }) => liftExclusion(parts, player.id, 'ask'),

    'protection/confirmlift': ({ player }) => liftExclusion(parts, player.id, 'confirm'),
  } satisfies Routes
}
