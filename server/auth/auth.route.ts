import { headers } from '#contract/call.ts'
import type { Registration, Session } from '#contract/auth.ts'
import { ContractFault } from '../contract-fault.ts'
import { brokenConstraint, transaction, type Transaction } from '../database/transaction.ts'
import { newMark } from '../guard/browser-mark.ts'
import { tellOwner, type OwnerParts } from '../customer/owner-notice.ts'
import { guardOf, wait } from '../guard/guess.ts'
import { shared, signUpsOfNetwork } from '../guard/limits.ts'
import { standingOf as findStanding } from '../guard/standing.store.ts'
import { countAlone, countOf } from '../guard/tries.store.ts'
import type { Parts } from '../parts.ts'
import { seal } from '../seal.ts'
import { askAtSignIn, leavePlay, type ActivityParts } from '../protection/ask-before-play.ts'
import { toldOf } from '../protection/barred.ts'
import type { BreakParts } from '../protection/break.ts'
import type { ExclusionElsewhere } from '../protection/break.rules.ts'
import { exclusionsElsewhere, isExcluded, marksOfNewcomer } from '../protection/excluded-person.ts'
import { barredAtSignIn, breakAtSignIn } from '../protection/sign-in.ts'
import { done, refused, type Reply } from '../reply.ts'
import type { Asked, Routes } from '../serve.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { personalNoPurpose } from './personal-no.ts'
import {
  countryExists,
  findAccount,
  findNewcomer,
  findTaken,
  insertPlayer,
  listCountries,
  type Account,
} from './player.store.ts'
import { faultOfRegistration } from './registration.rules.ts'
import { openSportsbooks } from './sportsbook.ts'
import { standingOf } from '../wallet/wallet.rules.ts'
import { endOldestSessions, endSession, openSession, rememberLocale } from './session.store.ts'

type AuthParts = OwnerParts & BreakParts & ActivityParts & Pick<Parts, 'fundsOf' | 'elsewhere'>
type Visitor = Pick<Asked, 'fingerprint' | 'address' | 'network' | 'browser' | 'device'>

const taken = {
  username: refused('username taken', { field: 'username' }),
  email: refused('email taken', { field: 'email' }),
} as const
const refusals = new Map([
  ['players_username', taken.username],
  ['players_email', taken.email],
])

/** Milliseconds after a registration in which the same one is a retry: its answer was lost. */
const retriedWithin = 15 * 60_000

/** Throws ContractFault: a session needs a fingerprint. */
function fingerprintOf({ fingerprint }: Visitor): string {
  if (fingerprint === undefined) throw new ContractFault(headers.fingerprint, 'required')
  return fingerprint
}

export const authRoutes = (parts: AuthParts) => {
  const { pool, clock, env, fundsOf, sessionEnded, elsewhere } = parts
  const guard = guardOf({ pool, clock, env })

  /** Null where the password has been changed meanwhile. Refused where the law keeps excluded players from signing in. */
  async function signIn(
    tx: Transaction,
    player: Account,
    visitor: Visitor,
    excludedElsewhere: readonly ExclusionElsewhere[],
    kind: 'signed in' | 'signed up',
  ): Promise<Reply<Session> | null> {
    const { address, device, browser = newMark() } = visitor
    const fingerprint = fingerprintOf(visitor)
    const { id: playerId, password } = player
    const barred = await barredAtSignIn(tx, parts, { playerId, elsewhere: excludedElsewhere })
    if (barred) return refused('excluded', { values: { until: barred.until?.toISOString() ?? null } })
    const opened = await openSession(tx, {
      playerId,
      password,
      fingerprint,
      browser,
      address,
      device,
      now: clock(),
    })
    if (!opened) return null
    const { token, id: sessionId } = opened
    for (const ended of await endOldestSessions(tx, { playerId, now: clock() }))
      tx.afterCommit(() => sessionEnded({ playerId, sessionId: ended }))
    const kept = await breakAtSignIn(tx, parts, playerId)
    const { username, usercode, phone, smsVerified } = player
    const standing = standingOf(await fundsOf(tx, playerId))
    const sportsbook = await openSportsbooks(tx, { playerId, sessionId, usercode, env, now: clock() })
    const session = { token, username, usercode, ...standing, phone, smsVerified, ...sportsbook }
    if (!kept) return { success: true, data: session, kind, browser }
    const values = toldOf(kept, clock())
    const data = { ...session, break: { kind: kept.kind, until: values.until } }
    return { success: true, data, kind: 'signed in on a break', values, browser }
  }

  /** Signs in the player whom an earlier try of this registration has made. Null if it made none; a wrong password counts as a guess. */
  async function retried(form: Registration, visitor: Visitor): Promise<Reply<Session> | null> {
    const made = await findNewcomer(pool, form, new Date(clock().getTime() - retriedWithin))
    if (!made) return null
    const guesser = { ...visitor, username: made.username, fingerprint: fingerprintOf(visitor) }
    const guess = await guard.guess('password', guesser)
    if ('success' in guess || !(await passwordMatches(form.password, made.password))) return null
    await guess.wasRight()
    const excluded = await exclusionsElsewhere(parts, made.id)
    const reply = await transaction(pool, (tx) => signIn(tx, made, visitor, excluded, 'signed up'))
    return reply && withRegister(reply, made.id)
  }

  /** Asks the register of the player's country; the session knows that there is one. */
  async function withRegister(reply: Reply<Session>, playerId: number): Promise<Reply<Session>> {
    const register = await askAtSignIn(parts, playerId)
    return reply.success && register !== null ? { ...reply, data: { ...reply.data, register } } : reply
  }

  return {
    'auth/form': async () => done({ countries: await listCountries(pool) }),

    'auth/login': async ({ body, locale, ...visitor }) => {
      const { username } = body
      const fingerprint = fingerprintOf(visitor)
      const guess = await guard.guess('password', { ...visitor, username, fingerprint })
      if ('success' in guess) return guess
      const account = await findAccount(pool, username)
      const matches = await passwordMatches(body.password, account?.password ?? null)
      if (!account || !matches) return refused('wrong credentials')
      const origin = { fingerprint, browser: visitor.browser, network: visitor.network }
      const { standing } = await findStanding(pool, username.toLowerCase(), origin)
      const excluded = await exclusionsElsewhere(parts, account.id)
      const reply = await transaction(pool, async (tx) => {
        const opened = await signIn(tx, account, visitor, excluded, 'signed in')
        if (opened?.success === true && standing === 'stranger')
          await tellOwner(tx, parts, { playerId: account.id, happened: 'new device' })
        return opened
      })
      if (!reply) return refused('wrong credentials')
      await guess.wasRight()
      await rememberLocale(pool, account.id, locale)
      return withRegister(reply, account.id)
    },

    'auth/register': async ({ body: form, locale, ...visitor }) => {
      const fault = faultOfRegistration(form, clock())
      if (fault) return fault
      if (!(await countryExists(pool, form.country))) return refused('unknown country', { field: 'country' })
      const limit = shared(signUpsOfNetwork, env.addressFactor)
      const counts = [countOf('too many sign-ups', limit, 'sign-up', visitor.network)]
      const counted = await countAlone(pool, counts, clock())
      if (!counted.allowed) return wait(counted)
      const password = await hashPassword(form.password)
      const personalNo = seal(env.secret, personalNoPurpose, form.PersonalNo)
      let joined: number | undefined
      const join = () =>
        transaction(pool, async (tx) => {
          const player = await insertPlayer(tx, { form, password, personalNo, locale, now: clock() })
          const reply = await signIn(tx, player, visitor, [], 'signed up')
          if (!reply) throw new Error('The new player has another password')
          joined = player.id
          return reply
        })
      const marks = marksOfNewcomer(env.secret, form, [visitor.fingerprint, visitor.browser])
      if (await isExcluded(pool, marks)) return refused('no account now')
      const names = [`username ${form.username.toLowerCase()}`, `email ${form.email.toLowerCase()}`]
      const reply = await elsewhere
        .uniquely(names, async (ask) => {
          const field = await ask((db) => findTaken(db, form))
          if (field) return taken[field]
          if (await ask((db) => isExcluded(db, marks))) return refused('no account now')
          return join()
        })
        .catch((error: unknown) => {
          const refusal = refusals.get(brokenConstraint(error) ?? '')
          if (refusal) return refusal
          throw error
        })
      if (joined !== undefined) return withRegister(reply, joined)
      const isTaken = Object.values(taken).some((each) => each === reply)
      if (!isTaken) return reply
      return (await retried(form, visitor)) ?? reply
    },

    'auth/logout': async ({ player }) => {
      const file = await endSession(pool, player.sessionId, clock())
      await sessionEnded({ playerId: player.id, sessionId: player.sessionId })
      if (file !== null) await leavePlay(parts, player.id, file)
      return done(null, 'signed out')
    },
  } satisfies Routes
}
