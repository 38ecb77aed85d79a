import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { excludedSetting, type RegisterName } from '#sandbox/contract/register.ts'
import { findFaults } from '../fault.store.ts'
import { jsonOf, takeText, textOf } from '../http.ts'
import type { SandboxParts } from '../parts.ts'
import { same } from '../signing/same.ts'
import { isExcluded, setExcluded } from './excluded.store.ts'

const gamstopPerson = z.object({
  firstName: z.string().check(z.minLength(1)),
  lastName: z.string().check(z.minLength(1)),
  dateOfBirth: z.iso.date(),
  email: z.string().check(z.minLength(1)),
})
const mostInBatch = 1_000
const gamstopBatch = z
  .array(z.extend(gamstopPerson, { correlationId: z.string() }))
  .check(z.maxLength(mostInBatch))
const spelpausAsked = z.object({ requestId: z.string(), subjectId: z.string().check(z.minLength(1)) })

/** Bytes of a batch. */
const batchLimit = 256 * 1024

/** The actor of whom the platform is one. */
const actor = 'sandbox'

const isKey = (given: string | string[] | undefined, key: string) => same(String(given ?? ''), key)

/** The exclusion registers: each answers in the format of its own. */
export function registerRoutes({ pool, env, log }: SandboxParts): FastifyPluginAsync {
  /** True, and answered or left alone, where a fault of the register is on. */
  async function goesWrong(register: RegisterName, reply: FastifyReply): Promise<boolean> {
    const faults = await findFaults(pool, { provider: register })
    if (faults.has('register not answered')) {
      reply.hijack()
      return true
    }
    if (faults.has('register closed')) {
      await reply.status(503).send('')
      return true
    }
    if (faults.has('register answered with HTML')) {
      await reply.type('text/html').send('<h1>Maintenance</h1>')
      return true
    }
    return false
  }

  const excluded = (email: string) => isExcluded(pool, 'gamstop', email)

  async function gamstopOne(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (await goesWrong('gamstop', reply)) return reply
    if (!isKey(request.headers['x-api-key'], env.registerSecret)) return reply.status(403).send('')
    const asked = gamstopPerson.safeParse(Object.fromEntries(new URLSearchParams(textOf(request))))
    if (!asked.success) return reply.status(400).send('')
    reply.header('x-exclusion', (await excluded(asked.data.email)) ? 'Y' : 'N')
    return reply.header('x-unique-id', randomUUID()).send('')
  }

  async function gamstopMany(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (await goesWrong('gamstop', reply)) return reply
    if (!isKey(request.headers['x-api-key'], env.registerSecret)) return reply.status(403).send('')
    const asked = gamstopBatch.safeParse(jsonOf(textOf(request)))
    if (!asked.success) return reply.status(400).send('')
    const answers = asked.data.map(async ({ correlationId, email }) => ({
      correlationId,
      msRequestId: randomUUID(),
      exclusion: (await excluded(email)) ? 'Y' : 'N',
    }))
    return reply.send(await Promise.all(answers))
  }

  async function spelpaus(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (await goesWrong('spelpaus', reply)) return reply
    const key = env.registerSecret.slice(actor.length + 1)
    if (!isKey(request.headers.authorization, key)) return reply.status(401).send('')
    const asked = spelpausAsked.safeParse(jsonOf(textOf(request)))
    if (!asked.success) return reply.status(400).send('')
    const { requestId, subjectId } = asked.data
    const isBlocked = await isExcluded(pool, 'spelpaus', subjectId)
    return reply.send({ isBlocked, requestId, responseId: randomUUID() })
  }

  return async (app) => {
    takeText(app)
    app.put('/api/excluded', async (request, reply) => {
      const parsed = excludedSetting.safeParse(jsonOf(textOf(request)))
      if (!parsed.success) return reply.status(400).send({ error: 'not understood' })
      await setExcluded(pool, parsed.data)
      log.info(
        { register: parsed.data.register, on: parsed.data.on },
        'a register of the sandbox was changed',
      )
      return reply.send({})
    })
    app.post('/gamstop/v2', gamstopOne)
    app.post('/gamstop/batch/v2', { bodyLimit: batchLimit }, gamstopMany)
    app.post(`/spelpaus/api/blocking-info/${actor}`, spelpaus)
  }
}
