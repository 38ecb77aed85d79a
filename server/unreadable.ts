import type { FastifyServerOptions } from 'fastify'
import { headers } from '#contract/call.ts'
import { headerLocale } from '#contract/locale.ts'
import { localeOf } from './locale.ts'
import type { Env } from './env.ts'
import { envelopeOf, refused } from './reply.ts'
import { securityHeaders } from './security.ts'
import { send } from './serve.ts'
import { isNavigation } from './site/static.ts'
import { answerBroken, brokenStatus } from './sockets/client-error.ts'
import type { Sockets } from './sockets/sockets.ts'

/** A path that the site does not have, and shows its page for. */
const unknownPage = '/404'

/** Requests that reach no route and no hook, since HTTP itself is broken: they too are answered in the envelope. */
export const unreadable = (env: Env, sockets: Sockets) =>
  ({
    /** A URL that cannot be decoded is unknown; a navigation is redirected to the site's own page for that. */
    frameworkErrors(_error, request, reply) {
      const locale = localeOf(request.headers[headers.locale])
      reply.headers(securityHeaders(env))
      if (isNavigation(request)) void reply.redirect(unknownPage)
      else void send(reply, refused('no such call', { status: 404 }), locale)
    },
    clientErrorHandler: answerBroken(sockets, (broken) => ({
      status: brokenStatus[broken],
      text: JSON.stringify(
        envelopeOf(
          refused(broken === 'headers too large' ? 'request too large' : 'request not understood'),
          headerLocale,
        ),
      ),
      headers: { ...securityHeaders(env), 'content-type': 'application/json; charset=utf-8' },
    })),
  }) satisfies FastifyServerOptions
