import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { smsCodeLength, type SentCode } from '#contract/customer.ts'
import { brokenConstraint, transaction, type Transaction } from '../database/transaction.ts'
import { wait } from '../guard/guess.ts'
import { firstMessageWindow } from '../guard/limits.ts'
import { hashOfBrowser } from '../guard/standing.store.ts'
import { count, countAlone, uncount } from '../guard/tries.store.ts'
import type { Locale } from '#contract/locale.ts'
import type { Parts } from '../parts.ts'
import { rememberChange } from '../protection/excluded-person.ts'
import { done, refused, type Refusal, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import type { AskOthers } from '../shards/elsewhere.ts'
import { say } from '../words/words.ts'
import { tellOwner, type OwnerParts } from './owner-notice.ts'
import { phoneCounts } from './phone.limits.ts'
import { codeLifetime, decideTry, mostTries, secondsUntilResend } from './phone.rules.ts'
import * as store from './phone.store.ts'

type PhoneParts = OwnerParts & Pick<Parts, 'pool' | 'env' | 'sms' | 'log' | 'elsewhere'>

interface Request extends store.Holder {
  before: string
  network: string
  locale: Locale
}

interface NewCode extends SentCode {
  id: number
  code: string
  /** Ids of the counted tries, for `uncount`. */
  tries: number[]
}

interface Given {
  code: string
  ask: AskOthers
}

const phoneTaken = refused('phone taken', { field: 'phone' })

const newCode = () => String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')

export const phoneRoutes = (parts: PhoneParts) => {
  const { pool, clock, env, sms, log, elsewhere } = parts
  const counts = phoneCounts(env.addressFactor)
  const hashOf = ({ playerId, phone }: Request, code: string) =>
    createHmac('sha256', env.secret)
      .update(JSON.stringify(['phone code', playerId, phone, code]))
      .digest()

  /** Stores and counts a code that is still to be sent, or says why none is due. */
  async function prepare(tx: Transaction, request: Request): Promise<NewCode | Refusal> {
    const { playerId, device, phone } = request
    const now = clock()
    await store.lockPhone(tx, request)
    // Whether another player has verified the number is checked with the code, by its owner: here the reply would tell anybody.
    if (await store.hasVerified(tx, request)) return refused('phone verified already', { field: 'phone' })
    const seconds = secondsUntilResend(await store.lastSent(tx, request), now)
    if (seconds > 0) {
      return refused('code sent just now', {
        status: 429,
        limit: 'resend',
        retryAfter: seconds,
        values: { seconds },
      })
    }
    const aWindowAgo = new Date(now.getTime() - firstMessageWindow)
    const message = {
      toOwnNumber: await store.hadItFirst(tx, request),
      first: !(await store.wasSentSince(tx, request, aWindowAgo)),
    }
    const counted = await count(tx, counts.ofMessage(request, message), now)
    if (!counted.allowed) return wait(counted)
    const code = newCode()
    const expiresAt = new Date(now.getTime() + codeLifetime)
    const hash = hashOf(request, code)
    const id = await store.keepCode(tx, { playerId, device, phone, hash, sentAt: now, expiresAt })
    return { id, code, tries: counted.tries, sentAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
  }

  /** The gateway is called between two transactions: while it hangs, no lock and no connection is held. */
  async function send(request: Request): Promise<Reply<SentCode | null>> {
    const prepared = await transaction(pool, (tx) => prepare(tx, request))
    if ('success' in prepared) return prepared
    const { id, code, tries, sentAt, expiresAt } = prepared
    const text = say(request.locale, 'code text', { code, minutes: codeLifetime / 60_000 })
    try {
      await sms.send({ to: request.phone, text, at: new Date(sentAt) })
    } catch (error) {
      log.error({ err: error, playerId: request.playerId }, 'a message to a phone did not go out')
      await store.dropCode(pool, id)
      await uncount(pool, tries)
      return refused('code not sent', { field: 'phone' })
    }
    return done({ sentAt, expiresAt }, 'code sent')
  }

  async function look(tx: Transaction, request: Request, { code: given, ask }: Given): Promise<Reply<null>> {
    const now = clock()
    await store.lockPhone(tx, request)
    const code = await store.findOpenCode(tx, request)
    const matches = code !== null && timingSafeEqual(code.hash, hashOf(request, given))
    const decision = decideTry(code, matches, now)
    if (code && decision === 'right') {
      if (await ask((db) => store.isVerified(db, request.phone))) return phoneTaken
      await store.verifyPhone(tx, request, now)
      await rememberChange(tx, env.secret, request.playerId)
      if (request.before !== request.phone)
        await tellOwner(tx, parts, { playerId: request.playerId, happened: 'phone changed' })
      return done(null, 'phone verified')
    }
    if (code && decision === 'wrong') {
      await store.countFailedTry(tx, code.id)
      const tries = mostTries - code.failedTries - 1
      if (tries > 0) return refused('wrong code', { field: 'code', values: { tries } })
      return refused('code used up', { field: 'code' })
    }
    return refused(decision === 'right' || decision === 'wrong' ? 'no code sent' : decision, {
      field: 'code',
    })
  }

  /** Counts the guess before it checks it, so that parallel guesses cannot pass the limit. */
  async function verify(request: Request, given: Given): Promise<Reply<null>> {
    const counted = await countAlone(pool, counts.ofGuess(request), clock())
    if (!counted.allowed) return wait(counted)
    const reply = await transaction(pool, (tx) => look(tx, request, given))
    if (reply.success) await uncount(pool, counted.tries)
    return reply
  }

  return {
    'customer/updatephone': async ({ body, player, locale, fingerprint = '', network }) => {
      const device = hashOfBrowser(fingerprint)
      const { id: playerId, phone: before } = player
      const request = { playerId, before, phone: body.phone, device, network, locale }
      try {
        if (body.step === 1) return await send(request)
        return await elsewhere.uniquely([`phone ${body.phone}`], (ask) =>
          verify(request, { code: body.code, ask }),
        )
      } catch (error) {
        if (brokenConstraint(error) !== 'players_verified_phone') throw error
        return phoneTaken
      }
    },
  } satisfies Routes
}
