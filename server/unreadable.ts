import type { FastifyServerOptions } from 'fastify'
import { headerLocale, headers } from '#contract/call.ts'
import { localeOf } from './locale.ts'
import type { Env } from './env.ts'
import { envelopeOf, refused } from './reply.ts'
import { securityHeaders } from './security.ts'
import { send } from './serve.ts'
import { isNavigation } from './site/static.ts'

/** An address that the site does not have, and can say so. */
const unknownPage = '/404'
const tooLate = 'ERR_HTTP_REQUEST_TIMEOUT'
const headersTooLarge = 'HPE_HEADER_OVERFLOW'
const statusLines: Partial<Record<string, string>> = {
  [tooLate]: '408 Request Timeout',
  [headersTooLarge]: '431 Request Header Fields Too Large',
}

/** Requests that no route and no hook ever sees, since HTTP itself is broken: they too are answered in the envelope. */
export const unreadable = (env: Env) =>
  ({
    /** An address that cannot be decoded is one that nobody knows; a person who opens it is told so by the site. */
    frameworkErrors(_error, request, reply) {
      const locale = localeOf(request.headers[headers.locale])
      reply.headers(securityHeaders(env))
      if (isNavigation(request)) void reply.redirect(unknownPage)
      else void send(reply, refused('no such call', { status: 404 }), locale)
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      const kind = error.code === headersTooLarge ? 'request too large' : 'request not understood'
      const body = JSON.stringify(envelopeOf(refused(kind), headerLocale))
      const head = [
        `HTTP/1.1 ${statusLines[error.code] ?? '400 Bad Request'}`,
        'connection: close',
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    },
  }) satisfies FastifyServerOptions
