import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { resetCodeLength } from '#contract/auth.ts'
import { headers } from '#contract/call.ts'
import { ContractFault } from '../contract-fault.ts'
import { tellOwner, type OwnerParts } from '../customer/owner-notice.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import { guardOf, wait, type Guesser } from '../guard/guess.ts'
import { count, type Count } from '../guard/tries.store.ts'
import type { Locale } from '#contract/locale.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Refusal, type Reply } from '../reply.ts'
import type { Asked, Routes } from '../serve.ts'
import { say } from '../words/words.ts'
import { hashPassword } from './password.ts'
import { findMailbox, replacePassword } from './player.store.ts'
import { codeLifetime, decideTry, mostTries, secondsUntilResend, type Asker } from './recovery.rules.ts'
import * as store from './recovery.store.ts'
import { endSessionsOf } from './session.store.ts'

type RecoveryParts = OwnerParts & Pick<Parts, 'pool' | 'env' | 'sessionEnded'>
type Visitor = Pick<Asked, 'fingerprint' | 'browser' | 'network'>

interface Given {
  asker: Asker
  code: string
}

interface Right {
  playerId: number
}

function guesserOf(username: string, { fingerprint, browser, network }: Visitor): Guesser {
  if (fingerprint === undefined) throw new ContractFault(headers.fingerprint, 'required')
  return { username, fingerprint, browser, network }
}

const newCode = () => String(randomInt(10 ** resetCodeLength)).padStart(resetCodeLength, '0')

/** Neither the replies nor their timing may tell whether a username exists. */
export const recoveryRoutes = (parts: RecoveryParts) => {
  const { pool, clock, env, write, sessionEnded } = parts
  const sign = (...texts: string[]) => createHmac('sha256', env.secret).update(JSON.stringify(texts)).digest()
  const hashOf = ({ account, device }: Asker, code: string) => sign('reset code', account, device, code)

  const guard = guardOf({ pool, clock, env })

  /** A code belongs to the device that asked for it: requests and guesses of other devices do not use up its tries. */
  function askerOf(username: string, { fingerprint }: Guesser): Asker {
    return {
      account: sign('account', username.toLowerCase()).toString('hex'),
      device: sign('device', fingerprint).toString('hex'),
    }
  }

  interface Request {
    asker: Asker
    counts: Count[]
    username: string
    locale: Locale
  }

  async function send(tx: Transaction, { asker, counts, ...to }: Request): Promise<Reply> {
    const sentAt = clock()
    await store.lockAsker(tx, asker)
    const seconds = secondsUntilResend(await store.lastSent(tx, asker), sentAt)
    if (seconds > 0) {
      return refused('code sent just now', {
        status: 429,
        limit: 'resend',
        retryAfter: seconds,
        values: { seconds },
      })
    }
    const counted = await count(tx, counts, sentAt)
    if (!counted.allowed) return wait(counted)
    const mailbox = await findMailbox(tx, to.username)
    const code = newCode()
    const expiresAt = new Date(sentAt.getTime() + codeLifetime)
    const playerId = mailbox?.id ?? null
    await store.keepCode(tx, { ...asker, playerId, hash: hashOf(asker, code), sentAt, expiresAt })
    const subject = say(to.locale, 'reset code subject', undefined)
    const text = say(to.locale, 'reset code text', { code, minutes: codeLifetime / 60_000 })
    await write(tx, {
      to: mailbox?.email ?? null,
      subject,
      text,
      at: sentAt.getTime(),
      until: expiresAt.getTime(),
    })
    return done(null, 'reset code sent')
  }

  async function check(tx: Transaction, { asker, code }: Given): Promise<Right | Reply<null>> {
    await store.lockAsker(tx, asker)
    const kept = await store.findOpenCode(tx, asker)
    const equal = kept !== null && timingSafeEqual(kept.hash, hashOf(asker, code))
    const playerId = kept?.playerId ?? null
    const decision = decideTry(kept, equal && playerId !== null, clock())
    if (decision === 'right' && playerId !== null) return { playerId }
    if (kept && decision === 'wrong') {
      await store.countFailedTry(tx, kept.id)
      const tries = mostTries - kept.failedTries - 1
      if (tries > 0) return refused('wrong code', { field: 'code', values: { tries } })
      return refused('code used up', { field: 'code' })
    }
    return refused(decision === 'right' || decision === 'wrong' ? 'no reset code' : decision, {
      field: 'code',
    })
  }

  /** @param password hash, computed outside the transaction and only after the code was right */
  async function change(
    tx: Transaction,
    { given, fingerprint, password }: { given: Given; fingerprint: string; password: string },
  ): Promise<Reply<null>> {
    const checked = await check(tx, given)
    if ('success' in checked) return checked
    const { playerId } = checked
    const now = clock()
    await replacePassword(tx, { playerId, password, fingerprint })
    await store.closeCodes(tx, given.asker, now)
    await tellOwner(tx, parts, { playerId, happened: 'password reset' })
    const ended = await endSessionsOf(tx, { playerId, now })
    tx.afterCommit(async () => {
      for (const sessionId of ended) await sessionEnded({ playerId, sessionId })
    })
    return done(null, 'password changed')
  }

  /** Counts the guess before it checks it, so that parallel guesses cannot pass the limit. */
  async function guess<T extends Right | Reply<null>>(
    guesser: Guesser,
    look: () => Promise<T>,
  ): Promise<T | Refusal> {
    const counted = await guard.guess('reset code', guesser)
    if ('success' in counted) return counted
    const looked = await look()
    if (!('success' in looked) || looked.success) await counted.wasRight()
    return looked
  }

  return {
    'auth/sendresetpassword': async ({ body: { username }, locale, ...visitor }) => {
      const guesser = guesserOf(username, visitor)
      const counts = await guard.countsOf('letter', guesser)
      return transaction(pool, (tx) =>
        send(tx, { asker: askerOf(username, guesser), counts, username, locale }),
      )
    },

    'auth/checkresetcode': async ({ body: { username, code }, ...visitor }) => {
      const guesser = guesserOf(username, visitor)
      const asker = askerOf(username, guesser)
      const checked = await guess(guesser, () => transaction(pool, (tx) => check(tx, { asker, code })))
      return 'success' in checked ? checked : done(null)
    },

    'auth/changepasswordwithcode': async ({ body: { username, code, password }, ...visitor }) => {
      const guesser = guesserOf(username, visitor)
      const given = { asker: askerOf(username, guesser), code }
      const checked = await guess(guesser, () => transaction(pool, (tx) => check(tx, given)))
      if ('success' in checked) return checked
      const { fingerprint } = guesser
      const hashed = await hashPassword(password)
      const reply = await transaction(pool, (tx) => change(tx, { given, fingerprint, password: hashed }))
      // Earlier guesses do not count against the new password.
      if (reply.success) await guard.startAnew('password', guesser)
      return reply
    },
  } satisfies Routes
}
