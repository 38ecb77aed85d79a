import { readFileSync } from 'node:fs'
import type { FastifyPluginCallback } from 'fastify'
import * as z from 'zod/mini'
import { faultOf, faultOfTexts } from '../contract-fault.ts'
import { localeOf } from '../locale.ts'
import type { Parts } from '../parts.ts'
import { outboxPage, outboxPath, outboxStylePath } from './outbox.page.ts'
import { listOutbox } from './outbox.store.ts'

const style = readFileSync(new URL('./outbox.css', import.meta.url), 'utf8')
const take = 50
const query = z.object({ to: z.optional(z.string()) })

export function outboxRoutes({ elsewhere }: Pick<Parts, 'elsewhere'>): FastifyPluginCallback {
  async function messagesFor(asked: unknown) {
    const parsed = query.safeParse(asked)
    if (!parsed.success) throw faultOf(parsed.error, asked)
    const unkept = faultOfTexts(parsed.data)
    if (unkept) throw unkept
    const to = parsed.data.to?.trim() || undefined
    const messages = await elsewhere.everywhere((db) => listOutbox(db, { to, take }))
    // Of one shard they stay as they come: two may have one moment.
    const newest = messages.toSorted((one, other) => other.at.getTime() - one.at.getTime())
    return { to, messages: newest.slice(0, take) }
  }

  return (app, _options, registered) => {
    app.get(outboxStylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(style))

    app.get(outboxPath, async (request, reply) => {
      const { to, messages } = await messagesFor(request.query)
      const locale = localeOf(request.headers['accept-language']?.split(',')[0])
      const page = outboxPage(locale, messages, to)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
    })

    app.get(`${outboxPath}.json`, async (request, reply) => {
      const { messages } = await messagesFor(request.query)
      return reply.header('cache-control', 'no-store').send(messages)
    })
    registered()
  }
}
