import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxFault } from '#sandbox/contract/fault.ts'
import { platform } from '#contract/casino.ts'
import { gameProviders, type GameProvider } from '#sandbox/contract/provider.ts'
import { findFaults } from './fault.store.ts'
import { amusnetDesk } from './launch/amusnet.ts'
import type { AskedLaunch, LaunchDesk } from './launch/desk.ts'
import { dtDesk } from './launch/dt.ts'
import { egtDesk } from './launch/egt.ts'
import { emDesk } from './launch/em.ts'
import { hub88Desk } from './launch/hub88.ts'
import { pragmaticDesk } from './launch/pragmatic.ts'
import { softgamingsDesk } from './launch/softgamings.ts'
import { launchPath, say, takeText, textOf } from './http.ts'
import { keepLaunch } from './launch.store.ts'
import type { SandboxParts } from './parts.ts'

const desks: Record<GameProvider, LaunchDesk> = {
  dt: dtDesk,
  pragmatic: pragmaticDesk,
  em: emDesk,
  amusnet: amusnetDesk,
  egt: egtDesk,
  hub88: hub88Desk,
  softgamings: softgamingsDesk,
}

/** How long a slow launch takes: longer than the platform waits. Milliseconds. */
const slowly = 9_000

const maintenance = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'

/** Where the providers of the sandbox are asked for their games. */
export const launchDesks =
  (parts: SandboxParts): FastifyPluginAsync =>
  async (app) => {
    takeText(app)
    for (const provider of gameProviders) {
      const desk = desks[provider]
      app.post(launchPath(provider) + desk.path, async (request, reply) => {
        const asked = read(parts, provider, request)
        if (!asked) return say(reply, desk.refuses)
        const { usercode, game } = asked
        const faults = await findFaults(parts.pool, { provider, usercode, game })
        return open(parts, { provider, asked, faults, reply })
      })
    }
  }

function read(
  { env, clock, log }: SandboxParts,
  provider: GameProvider,
  request: FastifyRequest,
): AskedLaunch | null {
  const secret = provider === 'hub88' ? env.hub88Operator : env.secretOf(provider)
  const came = { headers: request.headers, body: textOf(request) }
  const asked = desks[provider].read(came, { secret, now: clock() })
  if (!asked) log.warn({ provider }, 'the launch of a game is not signed, or not understood')
  return asked
}

interface Opening {
  provider: GameProvider
  asked: AskedLaunch
  faults: ReadonlySet<SandboxFault>
  reply: FastifyReply
}

async function open(
  { env, pool, clock }: SandboxParts,
  { provider, asked, faults, reply }: Opening,
): Promise<FastifyReply> {
  const desk = desks[provider]
  if (faults.has('launch refused')) return say(reply, desk.refuses)
  if (faults.has('launch answered with HTML')) return reply.type('text/html').send(maintenance)
  if (faults.has('launch not answered')) await waits(reply, null)
  if (faults.has('launch slow')) await waits(reply, slowly)
  if (reply.raw.destroyed) return reply.hijack()
  await keepLaunch(pool, { ...asked, provider, now: clock() })
  return say(reply, desk.opens(playAddress(env.sandboxUrl, provider, asked)))
}

/** Until the time is over, or whoever asked has gone. @param time milliseconds; null: for ever */
function waits({ raw }: FastifyReply, time: number | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = time === null ? undefined : setTimeout(resolve, time)
  raw.once('close', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}

function playAddress(sandboxUrl: string, provider: GameProvider, asked: AskedLaunch): string {
  const { game, token, language, isMobile, lobby } = asked
  const query = new URLSearchParams({
    token,
    language,
    platform: String(isMobile ? platform.mobile : platform.desktop),
    lobby,
  })
  return `${sandboxUrl}/play/${provider}/${encodeURIComponent(game)}?${query.toString()}`
}
