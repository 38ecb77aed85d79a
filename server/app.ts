import { readAddresses } from './address.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { findPlayer, rememberLocale } from './auth/session.store.ts'
import { headers } from '#contract/call.ts'
import { launchCallsOf } from '#contract/game-providers.ts'
import { calls } from '#contract/index.ts'
import { hubPath } from '#contract/realtime.ts'
import { compressAnswers } from './compression/compression.ts'
import { withPatience } from './database/patience.ts'
import { callPatience } from './database/pool.ts'
import { docsRoutes } from './docs/docs.route.ts'
import { handleFaults } from './faults.ts'
import { systemClock } from './hub/clock.ts'
import { paymentCallbacks } from './payment/callback.route.ts'
import { gameCallbacks } from './world/games/games.ts'
import { outboxRoutes } from './world/outbox.route.ts'
import type { Parts } from './parts.ts'
import { askBeforePlay } from './protection/ask-before-play.ts'
import { RequestLog } from './request-log.ts'
import { routesOf } from './routes.ts'
import { secure, securityHeaders } from './security.ts'
import { walletOfShards } from './seamless/wallet-of-shards.ts'
import { spacedHints } from './seamless/hints.ts'
import { seamlessWallet } from './seamless/seamless.ts'
import { shardOfToken } from './shards/ids.ts'
import { shardForNew, shardOfUsername, usernameIn } from './shards/of-username.ts'
import { localeOf } from './locale.ts'
import { traceField } from './log.ts'
import { refused } from './reply.ts'
import { send, serve } from './serve.ts'
import { publishBalance } from './wallet/balance-hint.ts'
import { closeForMaintenance } from './maintenance/gate.ts'
import { healthRoute } from './maintenance/health.route.ts'
import { readBuilt } from './site/built.ts'
import { discovery } from './site/discovery.route.ts'
import { firstScreens, loadDraw } from './site/first-screen/first-screens.ts'
import { framePages } from './site/frame.route.ts'
import { installable } from './site/installable.route.ts'
import { filesOfOtherReleases } from './site/release.route.ts'
import { siteShell } from './site/shell.ts'
import { serveSite } from './site/static.ts'
import { foreignOrigin, isForeign } from './sockets/origin.ts'
import { socketOptions } from './sockets/options.ts'
import type { Connecting } from './sockets/sockets.ts'
import { refuseUnmet } from './sockets/unmet.ts'
import { newTraceId, takenTraceId } from './tracing/trace-id.ts'
import { unreadable } from './unreadable.ts'

const bodyLimit = 64 * 1024

/** Registers everything that the server serves. Hooks run in this order. */
export async function build(
  sites: readonly Parts[],
  { sockets, limits }: Connecting,
  patience = callPatience,
): Promise<FastifyInstance> {
  const [parts] = sites
  if (!parts) throw new Error('There is no shard')
  const { env, clock } = parts
  const app = Fastify({
    loggerInstance: parts.log,
    bodyLimit,
    genReqId: parts.tracing ? takenTraceId : newTraceId,
    logController: new RequestLog({ requestIdLogLabel: traceField }),
    routerOptions: { caseSensitive: true },
    ...socketOptions(limits, `/${hubPath}`),
    ...unreadable(env, sockets),
  })
  sockets.watch(app.server)
  parts.tracing?.watch(app)
  parts.metrics?.watch(app)
  handleFaults(app)
  secure(app, env)
  compressAnswers(app)
  refuseUnmet(app, (request, reply, status) =>
    send(reply, refused('request not understood', { status }), localeOf(request.headers[headers.locale])),
  )
  readAddresses(app, env)
  const closedNow = closeForMaintenance(app, parts)
  acceptEmptyBodies(app)
  boundWaits(app, patience)
  const routes = sites.map(routesOf)
  const rows = Object.fromEntries(Object.entries(parts.games).map(([name, { row }]) => [name, row]))
  serve(app, {
    calls: { ...calls, ...launchCallsOf(rows) },
    routes,
    checkReplies: env.mode !== 'production',
    publicUrl: env.publicUrl,
    secret: env.secret,
    onLimited: parts.metrics?.limited,
    async shardFor(name, sent) {
      const username = usernameIn(sent)
      if (username === null || sites.length === 1) return 0
      return name === 'auth/register' ? shardForNew(username, sites.length) : shardOfUsername(sites, username)
    },
    async authenticate({ token, fingerprint, locale }) {
      const shard = shardOfToken(token)
      const pool = sites[shard]?.pool
      const player = pool ? await findPlayer(pool, { token, fingerprint, now: clock() }) : null
      if (pool && player && player.locale !== locale) await rememberLocale(pool, player.id, locale)
      return player && { player, shard }
    },
  })
  await app.register(healthRoute(parts))
  await app.register(docsRoutes(new Set(routes.flatMap(Object.keys))))
  await app.register(parts.hub.plugin, {
    headers: securityHeaders(env),
    refusal: async (request) =>
      isForeign(request.headers, env.publicUrl) ? foreignOrigin : await closedNow(request),
  })
  await app.register(paymentCallbacks(parts, sites))
  const hints = spacedHints(systemClock, (playerId) => {
    publishBalance(parts.bus, playerId).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'a hint of a balance was lost'),
    )
  })
  app.addHook('onClose', async () => hints.stop())
  await app.register(
    gameCallbacks({
      ...parts,
      wallet: walletOfShards(
        sites.map((site) =>
          seamlessWallet({
            ...site,
            hint: (id) => hints.hint(id),
            askBeforePlay: (id) => askBeforePlay(site, id),
          }),
        ),
      ),
    }),
  )
  if (env.sandbox) await app.register(outboxRoutes(parts))
  await app.register(framePages(env))
  const built = readBuilt()
  await app.register(discovery(parts))
  await app.register(installable(built))
  const draw = built && (await loadDraw())
  const screens = draw && firstScreens({ ...parts, draw, routes: routes[0] ?? {} })
  // Warm-up: the first drawing takes longer than a visitor waits.
  app.addHook('onListen', async () => void (await screens?.({ path: '/', locale: 'tr' })))
  await app.register(filesOfOtherReleases(parts.pool))
  await serveSite(app, { shell: built ? siteShell(built, parts, screens) : undefined })
  return app
}

function boundWaits(app: FastifyInstance, patience: number): void {
  app.addHook('preHandler', (_request, _reply, done) => withPatience(patience, done))
}

/** Reads a POST without a body as `{}`, so that the contract names the missing field. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    if (body.length === 0) parsed(null, {})
    else void parseJson(request, String(body), parsed)
  })
  app.addHook('preHandler', async (request) => {
    if (request.method === 'POST' && request.body === undefined) request.body = {}
  })
}
