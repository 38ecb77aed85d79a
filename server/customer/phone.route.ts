import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { smsCodeLength, type SentCode } from '#contract/customer.ts'
import { brokenConstraint, transaction, type Transaction } from '../database/transaction.ts'
import type { Locale } from '../locale.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { say } from '../words/words.ts'
import { codeLifetime, decideSend, decideTry, mostTries, sendsWindow } from './phone.rules.ts'
import * as store from './phone.store.ts'

type PhoneParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'sms' | 'log'>

type Refusal = Extract<Reply, { success: false }>

interface Request {
  playerId: number
  phone: string
  locale: Locale
}

interface NewCode extends SentCode {
  id: number
  code: string
}

const newCode = () => String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')

export const phoneRoutes = ({ pool, clock, env, sms, log }: PhoneParts) => {
  const hashOf = ({ playerId, phone }: Request, code: string) =>
    createHmac('sha256', env.secret)
      .update(JSON.stringify(['phone code', playerId, phone, code]))
      .digest()

  /** A code that is kept and counted, and still to be sent; or why none is due. */
  async function prepare(tx: Transaction, request: Request): Promise<NewCode | Refusal> {
    const { playerId, phone } = request
    const now = clock()
    await store.lockPhone(tx, playerId, phone)
    const owner = await store.verifiedBy(tx, playerId, phone)
    if (owner === 'other') return refused('phone taken', { field: 'phone' })
    if (owner === 'own') return refused('phone verified already', { field: 'phone' })
    const recent = await store.sentSince(tx, request, new Date(now.getTime() - sendsWindow))
    const decision = decideSend(recent, request, now)
    if (decision.kind !== 'send') {
      const { kind, seconds } = decision
      return refused(kind, { status: 429, retryAfter: seconds, values: { seconds } })
    }
    const code = newCode()
    const expiresAt = new Date(now.getTime() + codeLifetime)
    const id = await store.keepCode(tx, {
      playerId,
      phone,
      hash: hashOf(request, code),
      sentAt: now,
      expiresAt,
    })
    return { id, code, sentAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
  }

  /** The gateway is asked between two transactions: one that hangs holds no lock and no connection. */
  async function send(request: Request): Promise<Reply<SentCode | null>> {
    const prepared = await transaction(pool, (tx) => prepare(tx, request))
    if ('success' in prepared) return prepared
    const { id, code, sentAt, expiresAt } = prepared
    const text = say(request.locale, 'code text', { code, minutes: codeLifetime / 60_000 })
    try {
      await sms.send({ to: request.phone, text, at: new Date(sentAt) })
    } catch (error) {
      log.error({ err: error, playerId: request.playerId }, 'a message to a phone did not go out')
      await store.dropCode(pool, id)
      return refused('code not sent', { field: 'phone' })
    }
    return done({ sentAt, expiresAt }, 'code sent')
  }

  async function verify(tx: Transaction, request: Request, given: string): Promise<Reply<SentCode | null>> {
    const { playerId, phone } = request
    const now = clock()
    await store.lockPhone(tx, playerId, phone)
    const code = await store.findOpenCode(tx, playerId, phone)
    const matches = code !== null && timingSafeEqual(code.hash, hashOf(request, given))
    const decision = decideTry(code, matches, now)
    if (code && decision === 'right') {
      await store.verifyPhone(tx, { playerId, phone, codeId: code.id, now })
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

  return {
    'customer/updatephone': async ({ body, player, locale }) => {
      const request = { playerId: player.id, phone: body.phone, locale }
      try {
        if (body.step === 1) return await send(request)
        return await transaction(pool, (tx) => verify(tx, request, body.code))
      } catch (error) {
        if (brokenConstraint(error) !== 'players_verified_phone') throw error
        return refused('phone taken', { field: 'phone' })
      }
    },
  } satisfies Routes
}
