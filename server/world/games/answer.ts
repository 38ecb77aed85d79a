import { DatabaseAway } from '../../database/away.ts'
import { awayRetryAfter } from '../../faults.ts'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A reply as text: the text is what is signed and compared. */
export interface Answer {
  status: number
  type: string
  body: string
}

/** Replies without a route: we have failed, or the request is no call (too large, another address). */
export type Fault = 'internal error' | 'not understood'

const firstServerFault = 500

export const json = (content: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(content),
})

export const say = (reply: FastifyReply, { status, type, body }: Answer) =>
  reply.status(status).type(type).header('cache-control', 'no-store').send(body)

/** The raw body; empty if there is none. */
export const bodyOf = ({ body }: Pick<FastifyRequest, 'body'>) => (typeof body === 'string' ? body : '')

/** Call it once in each adapter: failures are logged and answered in the provider's format. */
export function answerFaults(
  app: FastifyInstance,
  log: FastifyBaseLogger,
  answer: (fault: Fault, request: FastifyRequest) => Answer,
): void {
  app.setErrorHandler<FastifyError | DatabaseAway>((error, request, reply) => {
    const ours = (('statusCode' in error && error.statusCode) || firstServerFault) >= firstServerFault
    if (error instanceof DatabaseAway) reply.header('retry-after', String(awayRetryAfter))
    if (ours) log.error({ err: error }, 'a call of a game provider failed')
    else log.warn({ err: error }, 'a call of a game provider was not understood')
    return say(reply, answer(ours ? 'internal error' : 'not understood', request))
  })
  app.setNotFoundHandler((request, reply) => {
    log.warn({ method: request.method }, 'a game provider called an address that is none')
    return say(reply, answer('not understood', request))
  })
}
