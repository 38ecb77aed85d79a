import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxFault } from '#sandbox/contract/fault.ts'
import { platform } from '#contract/casino.ts'
import { gameProviders, type GameProvider } from '#sandbox/contract/provider.ts'
import { findFaults } from './fault.store.ts'
import { amusnetLaunch } from './launch/amusnet.ts'
import type { AskedLaunch, LaunchApi } from './launch/launch-api.ts'
import { dtLaunch } from './launch/dt.ts'
import { egtLaunch } from './launch/egt.ts'
import { emLaunch } from './launch/em.ts'
import { hub88Launch } from './launch/hub88.ts'
import { pragmaticLaunch } from './launch/pragmatic.ts'
import { softgamingsLaunch } from './launch/softgamings.ts'
import { launchPath, say, takeText, textOf } from './http.ts'
import { keepLaunch } from './launch.store.ts'
import type { SandboxParts } from './parts.ts'

const launches: Record<GameProvider, LaunchApi> = {
  dt: dtLaunch,
  pragmatic: pragmaticLaunch,
  em: emLaunch,
  amusnet: amusnetLaunch,
  egt: egtLaunch,
  hub88: hub88Launch,
  softgamings: softgamingsLaunch,
}

/** How long a slow launch takes: longer than the platform waits. Milliseconds. */
const slowly = 9_000

const maintenance = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'

/** Where the providers of the sandbox are asked for their games. */
export const launchRoutes =
  (parts: SandboxParts): FastifyPluginAsync =>
  async (app) => {
    takeText(app)
    for (const provider of gameProviders) {
      const launch = launches[provider]
      app.post(launchPath(provider) + launch.path, async (request, reply) => {
        const asked = read(parts, provider, request)
        if (!asked) return say(reply, launch.refuses)
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
  const asked = launches[provider].read(came, { secret, now: clock() })
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
  const launch = launches[provider]
  if (faults.has('launch refused')) return say(reply, launch.refuses)
  if (faults.has('launch answered with HTML')) return reply.type('text/html').send(maintenance)
  if (faults.has('launch not answered')) await waits(reply, null)
  if (faults.has('launch slow')) await waits(reply, slowly)
  if (reply.raw.destroyed) return reply.hijack()
  await keepLaunch(pool, { ...asked, provider, now: clock() })
  return say(reply, launch.opens(playAddress(env.sandboxUrl, provider, asked)))
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
