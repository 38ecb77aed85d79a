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

type PhoneParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'sms'>

interface Request {
  playerId: number
  phone: string
  locale: Locale
}

const newCode = () => String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')

export const phoneRoutes = ({ pool, clock, env, sms }: PhoneParts) => {
  const hashOf = ({ playerId, phone }: Request, code: string) =>
    createHmac('sha256', env.secret)
      .update(JSON.stringify(['phone code', playerId, phone, code]))
      .digest()

  async function send(tx: Transaction, request: Request): Promise<Reply<SentCode | null>> {
    const { playerId, phone, locale } = request
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
    await store.keepCode(tx, { playerId, phone, hash: hashOf(request, code), sentAt: now, expiresAt })
    const text = say(locale, 'code text', { code, minutes: codeLifetime / 60_000 })
    await sms.send(tx, { to: phone, text, at: now })
    return done({ sentAt: now.toISOString(), expiresAt: expiresAt.toISOString() }, 'code sent')
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
        return await transaction(pool, (tx) =>
          body.step === 1 ? send(tx, request) : verify(tx, request, body.code),
        )
      } catch (error) {
        if (brokenConstraint(error) !== 'players_verified_phone') throw error
        return refused('phone taken', { field: 'phone' })
      }
    },
  } satisfies Routes
}
