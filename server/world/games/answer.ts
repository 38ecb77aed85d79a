import { DatabaseAway } from '../../database/away.ts'
import { awayRetryAfter } from '../../faults.ts'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What a provider is answered, written out: what is signed or compared is the text. */
export interface Answer {
  status: number
  type: string
  body: string
}

/** The answers that no route gives: ours has failed, or what came is no call at all (too large, another address). */
export type Fault = 'internal error' | 'not understood'

const firstServerFault = 500

export const json = (content: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(content),
})

export const say = (reply: FastifyReply, { status, type, body }: Answer) =>
  reply.status(status).type(type).header('cache-control', 'no-store').send(body)

/** The bytes that came, as text; empty where none did. */
export const bodyOf = ({ body }: Pick<FastifyRequest, 'body'>) => (typeof body === 'string' ? body : '')

/** To be called once by each adapter: whatever goes wrong below it is logged, and answered in the provider's words. */
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
