import { headers } from '#contract/call.ts'
import type { Session } from '#contract/auth.ts'
import { toWire } from '#contract/money.ts'
import { ContractFault } from '../contract-fault.ts'
import { brokenConstraint, transaction } from '../database/transaction.ts'
import type { Db } from '../database/pool.ts'
import type { Parts } from '../parts.ts'
import { seal } from '../seal.ts'
import { done, refused } from '../reply.ts'
import type { Asked, Routes } from '../serve.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { countryExists, findAccount, insertPlayer, listCountries, type Account } from './player.store.ts'
import { faultOfRegistration } from './registration.rules.ts'
import { endSession, openSession, rememberLocale } from './session.store.ts'
import { countAttempt, forgetAttempt } from './sign-in-limit.store.ts'

type AuthParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'balanceOf' | 'sessionEnded'>
type Visitor = Pick<Asked, 'fingerprint' | 'address' | 'device'>

/** The purpose that PersonalNo is encrypted for. */
export const personalNoPurpose = 'personal no'

const taken = new Map([
  ['players_username', refused('username taken', { field: 'username' })],
  ['players_email', refused('email taken', { field: 'email' })],
])

export const authRoutes = ({ pool, clock, env, balanceOf, sessionEnded }: AuthParts) => {
  async function sessionOf(
    db: Db,
    player: Account,
    { fingerprint, address, device }: Visitor,
  ): Promise<Session> {
    if (fingerprint === undefined) throw new ContractFault(headers.fingerprint, 'required')
    const opening = { playerId: player.id, fingerprint, address, device, now: clock() }
    const { token } = await openSession(db, opening)
    const { username, usercode, phone, smsVerified } = player
    const balance = toWire(await balanceOf(db, player.id))
    // The sportsbook's own fields stay empty until it is there to name them.
    const sportsbook = { betsyCid: '', betsyUrl: '', betsyToken: '', betcoToken: '', betcoUrl: '' }
    return { token, username, usercode, balance, phone, smsVerified, ...sportsbook }
  }

  return {
    'auth/form': async () => done({ countries: await listCountries(pool) }),

    'auth/login': async ({ body, locale, ...visitor }) => {
      if (visitor.fingerprint === undefined) throw new ContractFault(headers.fingerprint, 'required')
      const attempt = { username: body.username, address: visitor.address, now: clock() }
      const seconds = await countAttempt(pool, attempt)
      if (seconds !== null) {
        return refused('too many sign-ins', { status: 429, retryAfter: seconds, values: { seconds } })
      }
      const account = await findAccount(pool, body.username)
      const matches = await passwordMatches(body.password, account?.password ?? null)
      if (!account || !matches) return refused('wrong credentials')
      await forgetAttempt(pool, attempt)
      await rememberLocale(pool, account.id, locale)
      return done(await sessionOf(pool, account, visitor), 'signed in')
    },

    'auth/register': async ({ body: form, locale, ...visitor }) => {
      const fault = faultOfRegistration(form, clock())
      if (fault) return fault
      if (!(await countryExists(pool, form.country))) return refused('unknown country', { field: 'country' })
      const password = await hashPassword(form.password)
      const personalNo = seal(env.secret, personalNoPurpose, form.PersonalNo)
      try {
        return await transaction(pool, async (tx) => {
          const player = await insertPlayer(tx, { form, password, personalNo, locale, now: clock() })
          return done(await sessionOf(tx, player, visitor), 'signed up')
        })
      } catch (error) {
        const refusal = taken.get(brokenConstraint(error) ?? '')
        if (refusal) return refusal
        throw error
      }
    },

    'auth/logout': async ({ player }) => {
      await endSession(pool, player.sessionId, clock())
      await sessionEnded({ playerId: player.id, sessionId: player.sessionId })
      return done(null, 'signed out')
    },
  } satisfies Routes
}
