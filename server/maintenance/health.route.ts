import type { FastifyPluginCallback } from 'fastify'
import type { Parts } from '../parts.ts'
import { findMaintenance } from './maintenance.store.ts'

export const healthPath = '/api/health'

/** For whoever watches the platform: whether it is up with its database, and whether the site is closed. */
export function healthRoute({ pool, log }: Pick<Parts, 'pool' | 'log'>): FastifyPluginCallback {
  return (app, _options, registered) => {
    app.get(healthPath, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        const maintenance = (await findMaintenance(pool)) !== null
        return { success: true, message: null, data: { maintenance } }
      } catch (error) {
        log.error({ err: error }, 'the database does not answer')
        return reply.status(503).send({ success: false, message: 'The database does not answer', data: null })
      }
    })
    registered()
  }
}
