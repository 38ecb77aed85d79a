import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headers } from '#contract/call.ts'
import { localeOf } from '../locale.ts'
import type { Parts } from '../parts.ts'
import { refused } from '../reply.ts'
import { send } from '../serve.ts'
import { closedPage } from '../site/plain/pages.ts'
import { isNavigation } from '../site/static.ts'
import { healthPath } from './health.route.ts'
import { maintenanceStanding } from './standing.ts'

/** Seconds after which to come back where nobody has said when it is over. */
const usualWait = 300

const calls = /^\/(?:api|hub)(?:\/|$|\?)/
/** What providers report of money that is on its way is taken at any time. */
const providers = /^\/api\/(?:payment\/callback|games)\//

const goesOn = (url: string) => url.split('?')[0] === healthPath || providers.test(url)

/** While the site is closed, a person reads so and a call is told so; pictures and styles are still there. */
export function closeForMaintenance(
  app: FastifyInstance,
  parts: Pick<Parts, 'pool' | 'log' | 'clock'>,
): void {
  const standing = maintenanceStanding(parts)
  async function answerClosed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isCall = calls.test(request.url)
    if (!(isCall || isNavigation(request)) || goesOn(request.url)) return
    const closed = await standing()
    if (closed === null) return
    const left = closed.until && Math.ceil((closed.until.getTime() - parts.clock().getTime()) / 1000)
    const retryAfter = left !== null && left > 0 ? left : usualWait
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
}
