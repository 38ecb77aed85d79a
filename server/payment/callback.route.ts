import type { FastifyPluginCallback } from 'fastify'
import type { Parts } from '../parts.ts'
import { callbackPath, type Arrived, type PaymentProvider } from '../world/payment-provider.ts'
import { settle, type SettleParts } from './settle.ts'

/** HTTP status of the reply; unless it is 200, the provider reports again. */
const statusFor = {
  apply: 200,
  repeated: 200,
  'not understood': 400,
  'not signed': 401,
  unknown: 404,
  'other amount': 409,
  contradicts: 409,
} as const

type CallbackParts = SettleParts & Pick<Parts, 'log' | 'providers'>

/** One address per provider. The signature covers the raw bytes: they must not be parsed before it is checked. */
export function paymentCallbacks(parts: CallbackParts): FastifyPluginCallback {
  const { log, clock, providers } = parts

  async function take([name, provider]: [string, PaymentProvider], arrived: Omit<Arrived, 'now'>) {
    const report = provider.readReport({ ...arrived, now: clock() })
    if (typeof report === 'string') return { outcome: report, reference: null }
    return { outcome: await settle(parts, { ...report, provider: name }), reference: report.reference }
  }

  return (app, _options, registered) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    for (const entry of providers) {
      const [provider] = entry
      app.post(callbackPath(provider), async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const { outcome, reference } = await take(entry, { headers: request.headers, body })
        const status = statusFor[outcome]
        const level = status === 200 ? 'info' : outcome === 'contradicts' ? 'error' : 'warn'
        log[level]({ provider, reference, outcome }, 'a payment provider reported')
        return reply.status(status).send({ success: status === 200, message: outcome, data: null })
      })
    }
    registered()
  }
}
