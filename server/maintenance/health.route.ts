import type { FastifyPluginCallback } from 'fastify'
import type { Parts } from '../parts.ts'
import { findReadiness } from './readiness.ts'

/** Everything below it is answered during maintenance too. */
export const healthPath = '/api/health'

const answered = (data: object) => ({ success: true, message: null, data })

/** `live`: the process runs, with or without the database. `ready`: it can serve players. */
export function healthRoute(parts: Pick<Parts, 'log' | 'databaseUrl'>): FastifyPluginCallback {
  return (app, _options, registered) => {
    const readiness = findReadiness(parts.databaseUrl)
    app.addHook('onClose', readiness.close)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.get(`${healthPath}/live`, () => answered({}))
    app.get(`${healthPath}/ready`, async (_request, reply) => {
      try {
        return answered(await readiness.ask())
      } catch (error) {
        parts.log.error({ err: error }, 'the platform is not ready')
        return reply
          .status(503)
          .header('retry-after', '1')
          .send({ success: false, message: 'The database does not answer or cannot write', data: null })
      }
    })
    registered()
  }
}
