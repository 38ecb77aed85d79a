import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { headers } from '#contract/call.ts'
import { ContractFault } from './contract-fault.ts'
import { localeOf } from './locale.ts'
import { refused } from './reply.ts'
import { send } from './serve.ts'
import { sayFault } from './words/field-fault.ts'

const localeFor = (request: FastifyRequest) => localeOf(request.headers[headers.locale])

/** The one place where an error becomes a reply. What went wrong inside is logged, never told. */
export function handleFaults(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ContractFault>((error, request, reply) => {
    const locale = localeFor(request)
    const fault = error instanceof ContractFault ? error : requestFault(error)
    if (fault) {
      const data = { field: fault.field, kind: fault.kind }
      const message = sayFault(locale, fault.field, fault.kind)
      return reply.status(400).header('cache-control', 'no-store').send({ success: false, message, data })
    }
    if ('statusCode' in error && error.statusCode === 413) {
      return send(reply, refused('request too large', { status: 413 }), locale)
    }
    request.log.error({ err: error }, 'a request failed')
    return send(reply, refused('server fault', { status: 500 }), locale)
  })
}

/** What Fastify itself refuses of a request: a body that is no JSON, a path that cannot be decoded. */
function requestFault(error: FastifyError | ContractFault): ContractFault | null {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500 && status !== 413 ? new ContractFault('body', 'not valid') : null
}
