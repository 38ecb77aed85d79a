import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { headers } from '#contract/call.ts'
import { ContractFault } from './contract-fault.ts'
import { DatabaseAway } from './database/away.ts'
import { localeOf } from './locale.ts'
import { refused } from './reply.ts'
import { send } from './serve.ts'
import { sayFault } from './words/field-fault.ts'

/** Seconds: retry-after if the database does not answer. */
export const awayRetryAfter = 5

const localeFor = (request: FastifyRequest) => localeOf(request.headers[headers.locale])

/** The only place where an error becomes a reply. Internal errors are logged and never sent. */
export function handleFaults(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ContractFault | DatabaseAway>((error, request, reply) => {
    const locale = localeFor(request)
    const fault = error instanceof ContractFault ? error : bodyFault(error)
    if (fault) {
      const data = { field: fault.field, kind: fault.kind }
      const message = sayFault(locale, fault.field, fault.kind)
      return reply.status(400).header('cache-control', 'no-store').send({ success: false, message, data })
    }
    if (error instanceof DatabaseAway) {
      request.log.error({ err: error }, 'the database does not answer')
      const circumstances = { status: 503, retryAfter: awayRetryAfter, outcome: 'unknown' } as const
      return send(reply, refused('no answer', circumstances), locale)
    }
    const status = statusOf(error)
    if (status === 413) return send(reply, refused('request too large', { status }), locale)
    if (status === 403 || status === 404) return send(reply, refused('no such call', { status: 404 }), locale)
    request.log.error({ err: error }, 'a request failed')
    return send(reply, refused('server fault', { status: 500 }), locale)
  })
}

const statusOf = (error: Error) =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

/** Fastify's own refusals of a body: not JSON, or an unsupported type. */
function bodyFault(error: Error): ContractFault | null {
  const isOfBody = [400, 415].includes(statusOf(error))
  return isOfBody ? new ContractFault('body', 'not valid') : null
}
