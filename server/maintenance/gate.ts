import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headers } from '#contract/call.ts'
import { localeOf } from '../locale.ts'
import type { Parts } from '../parts.ts'
import { envelopeOf, refused } from '../reply.ts'
import { send } from '../serve.ts'
import type { RawAnswer } from '../sockets/raw-answer.ts'
import { closedPage } from '../site/plain/pages.ts'
import { isNavigation } from '../site/static.ts'
import { healthPath } from './health.route.ts'
import { maintenanceStanding } from './standing.ts'

/** Seconds: retry-after if no end was given. */
const usualWait = 300

const calls = /^\/(?:api|hub)(?:\/|$|\?)/
/** Providers' reports of money are taken at any time. */
const providers = /^\/api\/(?:payment\/callback|games)\//

const goesOn = (url: string) => url.startsWith(`${healthPath}/`) || providers.test(url)

/**
 * While the site is closed, navigations get a page and calls a 503; other files are served.
 * @returns the reply to an upgrade, which no hook sees; null while the site is open
 */
export function closeForMaintenance(
  app: FastifyInstance,
  parts: Pick<Parts, 'pool' | 'log' | 'clock'>,
): (request: IncomingMessage) => Promise<RawAnswer | null> {
  const standing = maintenanceStanding(parts)
  /** Seconds; null while the site is open. */
  async function wait(): Promise<number | null> {
    const closed = await standing()
    if (closed === null) return null
    const left = closed.until && Math.ceil((closed.until.getTime() - parts.clock().getTime()) / 1000)
    return left !== null && left > 0 ? left : usualWait
  }
  async function answerClosed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isCall = calls.test(request.url)
    if (!(isCall || isNavigation(request)) || goesOn(request.url)) return
    const retryAfter = await wait()
    if (retryAfter === null) return
    if (isCall) {
      const locale = localeOf(request.headers[headers.locale])
      await send(reply, refused('maintenance', { status: 503, retryAfter }), locale)
    } else {
      await reply
        .status(503)
        .header('retry-after', String(retryAfter))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(closedPage(request.headers['accept-language']))
    }
  }
  app.addHook('onRequest', answerClosed)
  return async (request) => {
    const retryAfter = await wait()
    if (retryAfter === null) return null
    const locale = localeOf(request.headers[headers.locale])
    return {
      status: 503,
      text: JSON.stringify(envelopeOf(refused('maintenance'), locale)),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(retryAfter),
      },
    }
  }
}
