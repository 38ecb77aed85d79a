import type { FastifyPluginAsync } from 'fastify'
import { faultSetting } from '#sandbox/contract/fault.ts'
import { listFaults, switchOff, switchOn } from './fault.store.ts'
import type { SandboxParts } from './parts.ts'

/** Switches what goes wrong at the sandbox's providers on and off. */
export const faultRoutes =
  ({ pool, log }: Pick<SandboxParts, 'pool' | 'log'>): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/faults', async (_request, reply) => reply.send(await listFaults(pool)))
    app.put('/api/faults', async (request, reply) => {
      const parsed = faultSetting.safeParse(request.body)
      if (!parsed.success) return reply.status(400).send({ error: 'not understood' })
      const { on, ...fault } = parsed.data
      await (on ? switchOn : switchOff)(pool, fault)
      log.info({ ...fault, on }, 'a fault of the sandbox was switched')
      return reply.send(await listFaults(pool))
    })
  }
