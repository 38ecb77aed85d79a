import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { locales } from '#contract/locale.ts'
import { jsonOf, takeText, textOf } from '../http.ts'
import type { SandboxParts } from '../parts.ts'
import { isStamped, stamped } from '../signing/stamped.ts'
import {
  decideOrder,
  findOrder,
  keepOrder,
  markReported,
  type Order,
  type OrderState,
} from './order.store.ts'
import { missingPage, orderPage, pagePath, stylePath } from './pay.page.ts'
import { payOut, type PaymentEvent } from './payout.store.ts'

const style = readFileSync(new URL('./pay.css', import.meta.url), 'utf8')
const html = 'text/html; charset=utf-8'
/** Milliseconds that the merchant has to answer a report. */
const patience = 10_000

const params = z.object({ id: z.uuid() })
const states = { pay: 'paid', decline: 'declined', later: 'later', report: null } as const
const form = z.object({ action: z.enum(['pay', 'decline', 'later', 'report']) })
const events: Record<OrderState, PaymentEvent | null> = {
  open: null,
  later: 'waiting',
  paid: 'paid',
  declined: 'declined',
}

const sum = { reference: z.uuid(), amount: z.int().check(z.positive()), currency: z.literal('TRY') }
const orderAsked = z.object({ ...sum, locale: z.enum(locales) })
const payOutAsked = z.object({ ...sum, detail: z.record(z.string(), z.unknown()) })

/** The payment provider: a page to pay at, payouts, and reports to the merchant; signed and over HTTP, as a real one's. */
export function paymentRoutes({ pool, clock, log, env }: SandboxParts): FastifyPluginAsync {
  const secret = env.paymentSecret

  /** Null where it is not signed, or not understood. */
  function read<Type extends z.ZodMiniType>(type: Type, request: FastifyRequest): z.output<Type> | null {
    const body = textOf(request)
    // The platform stamps with the real clock; tests move `clock`.
    if (!isStamped(secret, body, request.headers, new Date())) return null
    return type.safeParse(jsonOf(body)).data ?? null
  }

  async function orderOf({ params: given }: FastifyRequest): Promise<Order | null> {
    const parsed = params.safeParse(given)
    return parsed.success ? findOrder(pool, parsed.data.id) : null
  }

  async function report({ id, reference, amount, state }: Order): Promise<void> {
    const event = events[state]
    if (event === null) return
    const body = JSON.stringify({ reference, event, amount, currency: 'TRY' })
    const headers = { 'content-type': 'application/json', ...stamped(secret, body, clock()) }
    const signal = AbortSignal.timeout(patience)
    try {
      const address = `${env.platformUrl}/api/payment/callback/sandbox`
      const answer = await fetch(address, { method: 'POST', headers, body, signal })
      if (answer.ok) await markReported(pool, id)
    } catch (error) {
      log.warn({ err: error, reference }, 'a payment could not be reported')
    }
  }

  return async (app) => {
    takeText(app)
    app.post('/payment/orders', async (request, reply) => {
      const asked = read(orderAsked, request)
      if (!asked) return reply.status(400).send({ error: 'not signed, or not understood' })
      return { url: `${env.sandboxUrl}${pagePath}/${await keepOrder(pool, asked)}` }
    })
    app.post('/payment/payouts', async (request, reply) => {
      const asked = read(payOutAsked, request)
      if (!asked) return reply.status(400).send({ error: 'not signed, or not understood' })
      return { event: await payOut(pool, asked) }
    })
    app.get(stylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
    app.get(`${pagePath}/:id`, async (request, reply) => {
      const order = await orderOf(request)
      const locale = request.headers['accept-language']?.startsWith('en') ? 'en' : 'tr'
      reply.type(html).header('cache-control', 'no-store')
      return order ? reply.send(orderPage(order)) : reply.status(404).send(missingPage(locale))
    })
    app.post(`${pagePath}/:id`, async (request, reply) => {
      const order = await orderOf(request)
      const asked = form.safeParse(Object.fromEntries(new URLSearchParams(textOf(request))))
      if (order && asked.success) {
        const state = states[asked.data.action]
        if (state !== null) await decideOrder(pool, order.id, state)
        const decided = await findOrder(pool, order.id)
        if (decided) await report(decided)
      }
      return reply.redirect(request.url, 303)
    })
  }
}
