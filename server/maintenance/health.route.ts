import type { FastifyPluginCallback } from 'fastify'
import type { Parts } from '../parts.ts'
import { findReadiness } from './readiness.ts'

/** Below it stands nothing but what whoever watches the platform asks. */
export const healthPath = '/api/health'

const answered = (data: object) => ({ success: true, message: null, data })

/** Whether the process lives, which its database does not decide; and whether it can serve players, which it does. */
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
