import { readFileSync } from 'node:fs'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { localeOf } from '../locale.ts'
import { ownAddress } from '../own-address.ts'
import type { Parts } from '../parts.ts'
import { missingPage, orderPage, pagePath, stylePath } from './payment-provider.page.ts'
import {
  decideOrder,
  findOrder,
  markReported,
  sandboxName,
  type OrderState,
  type SandboxOrder,
} from './payment-provider.sandbox.ts'
import { sandboxSecret } from './payment-provider.sandbox-report.ts'
import { sign } from './payment-provider.signature.ts'
import { callbackPath } from './payment-provider.ts'

const style = readFileSync(new URL('./payment-provider.css', import.meta.url), 'utf8')
const html = 'text/html; charset=utf-8'
/** Milliseconds that the merchant has to answer a report. */
const patience = 10_000

const params = z.object({ id: z.uuid() })
const states = { pay: 'paid', decline: 'declined', later: 'later', report: null } as const
const form = z.object({ action: z.enum(['pay', 'decline', 'later', 'report']) })
const events: Record<OrderState, 'paid' | 'declined' | 'waiting' | null> = {
  open: null,
  later: 'waiting',
  paid: 'paid',
  declined: 'declined',
}

/** The sandbox's page to pay at, and its reports: signed and over HTTP, as a real provider's. */
export function sandboxPayments(parts: Pick<Parts, 'pool' | 'clock' | 'log' | 'env'>): FastifyPluginCallback {
  const { pool, clock, log, env } = parts
  const secret = sandboxSecret(env.secret)

  async function orderOf(request: FastifyRequest): Promise<SandboxOrder | null> {
    const parsed = params.safeParse(request.params)
    return parsed.success ? findOrder(pool, parsed.data.id) : null
  }

  async function report(to: string, { id, reference, amount, state }: SandboxOrder): Promise<void> {
    const event = events[state]
    if (event === null) return
    const body = JSON.stringify({ reference, event, amount, currency: 'TRY' })
    const headers = { 'content-type': 'application/json', ...sign(secret, body, clock()) }
    const signal = AbortSignal.timeout(patience)
    try {
      const answer = await fetch(to, { method: 'POST', headers, body, signal })
      if (answer.ok) await markReported(pool, id)
    } catch (error) {
      log.warn({ err: error, reference }, 'the sandbox could not report a payment')
    }
  }

  return (app, _options, registered) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.get(stylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(style))

    app.get(`${pagePath}/:id`, async (request, reply) => {
      const order = await orderOf(request)
      const locale = localeOf(request.headers['accept-language']?.split(',')[0])
      reply.type(html).header('cache-control', 'no-store')
      return order ? reply.send(orderPage(order)) : reply.status(404).send(missingPage(locale))
    })

    app.post(`${pagePath}/:id`, async (request, reply) => {
      const order = await orderOf(request)
      const asked = form.safeParse(request.body)
      if (order && asked.success) {
        const state = states[asked.data.action]
        if (state !== null) await decideOrder(pool, order.id, state)
        const decided = await findOrder(pool, order.id)
        if (decided) await report(`${ownAddress(app)}${callbackPath(sandboxName)}`, decided)
      }
      return reply.redirect(request.url, 303)
    })
    registered()
  }
}
