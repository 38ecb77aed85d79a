import { toWire } from '#contract/money.ts'
import { transactionKind, transactionStatus, type PaymentMethod } from '#contract/payment.ts'
import { askRegister, type RegisterParts } from '../protection/ask-register.ts'
import { barred } from '../protection/barred.ts'
import { jointlyBy } from '../protection/joint-limit.ts'
import { done, refused, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { standingOf } from '../wallet/wallet.rules.ts'
import { fundsOf } from '../wallet/wallet.store.ts'
import { offering } from '../world/payment-provider.ts'
import { findMethod, listFields, listMethods, type Method } from './method.store.ts'
import { findPayment, findRequested, keepUrl, type KeptPayment } from './payment.store.ts'
import { stateReply } from './state.ts'
import { submit, type SubmitParts } from './submit.ts'

type PaymentParts = SubmitParts & RegisterParts

const onTheWire = ({ id, name, logo, min, max, duration, form, text }: Method): PaymentMethod => ({
  id,
  name,
  logo,
  min: toWire(min),
  max: toWire(max),
  duration,
  kind: form,
  text,
})

export const paymentRoutes = (parts: PaymentParts) =>
  ({
    'payment/methods': async ({ body, locale }) =>
      done(
        (
          await listMethods(parts.pool, { ...body, locale, providers: offering(parts.providers, body.type) })
        ).map(onTheWire),
      ),

    'payment/detail': async ({ body, locale }) => {
      const method = await findMethod(parts.pool, {
        ...body,
        locale,
        providers: offering(parts.providers, body.type),
      })
      if (!method) return refused('no such method', { field: 'id' })
      return done(method.form === 'message' ? null : await listFields(parts.pool, { ...body, locale }))
    },

    'payment/deposit': async ({ body, player, requestId, locale }) => {
      const type = transactionKind.Deposit
      const { id: methodId, detail } = body
      const jointly = jointlyBy(await askRegister(parts, player.id, 'renew'))
      const asked = { type, playerId: player.id, methodId, detail, requestId, locale, jointly }
      const taken = await submit(parts, asked)
      return taken.success ? handOver(parts, String(taken.data)) : taken
    },

    'payment/withdraw': async ({ body, player, requestId, locale }) => {
      const type = transactionKind.Withdraw
      const { id: methodId, detail } = body
      const taken = await submit(parts, { type, playerId: player.id, methodId, detail, requestId, locale })
      return taken.success ? done(null, 'withdraw asked') : taken
    },

    'payment/status': async ({ body, player, locale }) => {
      const payment = await findRequested(parts.pool, { ...body, playerId: player.id })
      if (!payment) return done(null)
      const page = payment.status === transactionStatus.Created ? await pageOf(parts, payment) : null
      const { balance } = standingOf(await fundsOf(parts.pool, player.id))
      return stateReply(payment, { page, balance, locale })
    },
  }) satisfies Routes

/** Where the player continues with a deposit. Outside the transaction, since a provider may be slow; a retry gets the stored page. */
async function handOver(parts: PaymentParts, reference: string): Promise<Reply> {
  const payment = await findPayment(parts.pool, reference)
  if (!payment) throw new Error(`No payment ${reference}`)
  const { account, provider, text } = payment
  if (provider === null)
    return done({ reference, account }, 'deposit noted', { values: { text: text ?? '' } })
  const page = await pageOf(parts, payment)
  if (page !== null) return done(page, 'pay outside')
  const bar = await barred(parts.pool, { playerId: payment.playerId, now: parts.clock() })
  return bar ?? refused('provider silent', { status: 503, outcome: 'unknown' })
}

/** Null if its provider does not answer, or is no longer configured; or if the player may not deposit any more. */
async function pageOf(
  { pool, providers, log, clock }: PaymentParts,
  payment: KeptPayment,
): Promise<string | null> {
  const { id, url, reference, provider: name, playerId } = payment
  if (url !== null || name === null) return url
  if (await barred(pool, { playerId, now: clock() })) return null
  try {
    const provider = providers.get(name)
    if (!provider) throw new Error(`No payment provider ${name}`)
    return await keepUrl(pool, id, (await provider.start(payment)).url)
  } catch (error) {
    log.error({ err: error, reference }, 'a payment provider did not answer')
    return null
  }
}
