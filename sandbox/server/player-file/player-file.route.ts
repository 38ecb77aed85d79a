import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { elsewhereSetting, playerFile, type ElsewhereSetting } from '#sandbox/contract/player-file.ts'
import { findFaults } from '../fault.store.ts'
import { jsonOf, takeText, textOf } from '../http.ts'
import type { SandboxParts } from '../parts.ts'
import { same } from '../signing/same.ts'
import { begin, book, depositElsewhere, end, setLimit, takeBack } from './player-file.store.ts'

const person = elsewhereSetting.shape.person
const currency = z.literal('TRY')
const amount = z.int().check(z.minimum(0))
const deposit = z.object({
  number: z.uuid(),
  person,
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  amount,
  limit: amount,
  currency,
})
const takenBack = z.object({ number: z.uuid() })
const limited = z.object({ person, limit: z.nullable(amount), currency })
const played = z.object({ person })

const keyOf = ({ name, surname, birthDate }: ElsewhereSetting['person']) =>
  `${name} ${surname} ${birthDate}`.toLowerCase()

const at = (path: string) => `/${playerFile}${path}`

const done = { done: true }

/** Germany's file of players, which all operators share. */
export function playerFileRoutes({ pool, env, log, clock }: SandboxParts): FastifyPluginAsync {
  /** What the file does with a request that it understands, and with its faults. */
  const served =
    <Schema extends z.ZodMiniType>(schema: Schema, work: (asked: z.output<Schema>) => Promise<object>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const faults = await findFaults(pool, { provider: playerFile })
      if (faults.has('register not answered')) return reply.hijack()
      if (faults.has('register closed')) return reply.status(503).send('')
      if (faults.has('register answered with HTML'))
        return reply.type('text/html').send('<h1>Maintenance</h1>')
      if (!same(request.headers.authorization ?? '', `Bearer ${env.registerSecret}`))
        return reply.status(401).send('')
      const asked = schema.safeParse(jsonOf(textOf(request)))
      if (!asked.success) return reply.status(400).send('')
      const answer = await work(asked.data)
      return faults.has('register done without an answer') ? reply.hijack() : reply.send(answer)
    }

  async function setElsewhere({ person: of, ...set }: ElsewhereSetting): Promise<void> {
    const who = { person: keyOf(of), operator: 'elsewhere' } as const
    if (set.deposit) await depositElsewhere(pool, { ...who, ...set.deposit })
    if (set.limit !== undefined) await setLimit(pool, { ...who, limit: set.limit })
    if (set.active === true) await begin(pool, { ...who, now: clock() })
    if (set.active === false) await end(pool, who)
  }

  return async (app) => {
    takeText(app)
    app.put('/api/player-file', async (request, reply) => {
      const parsed = elsewhereSetting.safeParse(jsonOf(textOf(request)))
      if (!parsed.success) return reply.status(400).send({ error: 'not understood' })
      await setElsewhere(parsed.data)
      log.info('the sandbox’s file of players was changed')
      return reply.send({})
    })
    app.post(
      at('/deposits'),
      served(deposit, ({ person: of, ...asked }) => book(pool, { ...asked, person: keyOf(of) })),
    )
    app.post(
      at('/deposits/taken-back'),
      served(takenBack, async ({ number }) => {
        await takeBack(pool, number)
        return done
      }),
    )
    app.post(
      at('/limits'),
      served(limited, async ({ person: of, limit }) => {
        await setLimit(pool, { person: keyOf(of), operator: 'here', limit })
        return done
      }),
    )
    app.post(
      at('/activity/begun'),
      served(played, async ({ person: of }) => {
        const until = await begin(pool, { person: keyOf(of), operator: 'here', now: clock() })
        return until ? { active: 'here', until: until.toISOString() } : { active: 'elsewhere' }
      }),
    )
    app.post(
      at('/activity/ended'),
      served(played, async ({ person: of }) => {
        await end(pool, { person: keyOf(of), operator: 'here' })
        return done
      }),
    )
  }
}
