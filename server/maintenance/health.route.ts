import type { FastifyPluginCallback } from 'fastify'
import type { Parts } from '../parts.ts'

/** Everything below it is answered during maintenance too. */
export const healthPath = '/api/health'

const answered = (data: object) => ({ success: true, message: null, data })

/** `live`: the process runs, with or without the database. `ready`: it can serve players. */
export function healthRoute({ log, readiness }: Pick<Parts, 'log' | 'readiness'>): FastifyPluginCallback {
  return (app, _options, registered) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.get(`${healthPath}/live`, () => answered({}))
    app.get(`${healthPath}/ready`, async (_request, reply) => {
      try {
        return answered(await readiness.ask())
      } catch (error) {
        log.error({ err: error }, 'the platform is not ready')
        return reply
          .status(503)
          .header('retry-after', '1')
          .send({ success: false, message: 'The database does not answer or cannot write', data: null })
      }
    })
    registered()
  }
}
