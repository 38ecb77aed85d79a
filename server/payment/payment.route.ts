import { toWire } from '#contract/money.ts'
import { transactionKind, type PaymentMethod } from '#contract/payment.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { offering } from '../world/payment-provider.ts'
import { findMethod, listFields, listMethods, type Method } from './method.store.ts'
import { findPayment, keepUrl } from './payment.store.ts'
import { submit, type SubmitParts } from './submit.ts'

type PaymentParts = SubmitParts & Pick<Parts, 'log'>

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
      const taken = await submit(parts, { type, playerId: player.id, methodId, detail, requestId, locale })
      return taken.success ? handOver(parts, String(taken.data)) : taken
    },

    'payment/withdraw': async ({ body, player, requestId, locale }) => {
      const type = transactionKind.Withdraw
      const { id: methodId, detail } = body
      const taken = await submit(parts, { type, playerId: player.id, methodId, detail, requestId, locale })
      return taken.success ? done(null, 'withdraw asked') : taken
    },
  }) satisfies Routes

/**
 * Where the player goes on with a deposit that was taken up. Outside of the transaction, since a provider may be slow; a
 * repeated request comes here again and gets the page that was kept.
 */
async function handOver({ pool, providers, log }: PaymentParts, reference: string): Promise<Reply> {
  const payment = await findPayment(pool, reference)
  if (!payment) throw new Error(`No payment ${reference}`)
  if (payment.url !== null) return done(payment.url, 'pay outside')
  if (payment.provider === null) return done(null, 'deposit noted', { values: { text: payment.text ?? '' } })
  const provider = providers.get(payment.provider)
  if (!provider) throw new Error(`No payment provider ${payment.provider}`)
  try {
    const { url } = await provider.start(payment)
    return done(await keepUrl(pool, payment.id, url), 'pay outside')
  } catch (error) {
    log.error({ err: error, reference }, 'a payment provider did not answer')
    return refused('provider silent')
  }
}
