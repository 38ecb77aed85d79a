import type { FastifyPluginCallback } from 'fastify'
import type { Parts } from '../parts.ts'
import { callbackPath, type Arrived, type PaymentProvider } from '../world/payment-provider.ts'
import { isPayment } from './payment.store.ts'
import { isReference } from './reference.ts'
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

/** The shard that has the payment; undefined: it is the only shard, or none has it. */
async function siteOf(
  sites: readonly CallbackParts[],
  reference: string,
): Promise<CallbackParts | undefined> {
  if (sites.length === 1 || !isReference(reference)) return undefined
  for (const site of sites) if (await isPayment(site.pool, reference)) return site
  return undefined
}

type CallbackParts = SettleParts & Pick<Parts, 'log' | 'providers'>

/** One address per provider. The signature covers the raw bytes: they must not be parsed before it is checked. */
export function paymentCallbacks(
  parts: CallbackParts,
  /** By shard. */
  sites: readonly CallbackParts[],
): FastifyPluginCallback {
  const { log, clock, providers } = parts

  async function take([name, provider]: [string, PaymentProvider], arrived: Omit<Arrived, 'now'>) {
    const report = provider.readReport({ ...arrived, now: clock() })
    if (typeof report === 'string') return { outcome: report, reference: null }
    const site = (await siteOf(sites, report.reference)) ?? parts
    return { outcome: await settle(site, { ...report, provider: name }), reference: report.reference }
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
