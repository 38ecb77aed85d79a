import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { build } from './app.ts'
import { startBackground } from './background.ts'
import { endedAmong, findPlayer } from './auth/session.store.ts'
import { findNotification } from './customer/notification.store.ts'
import { createNotify } from './customer/notify.ts'
import { createPool } from './database/pool.ts'
import { withPatience } from './database/patience.ts'
import type { Env } from './env.ts'
import { systemClock } from './hub/clock.ts'
import type { Bus } from './hub/bus.ts'
import { createPlayerHub, type PlayerHub } from './hub/player-hub.ts'
import { createPostgresBus } from './hub/postgres-bus.ts'
import { createRedisBus } from './hub/redis-bus.ts'
import { publishSessionEnded, startRelay } from './hub/relay.ts'
import { createWrite } from './jobs/letter.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics.server.ts'
import type { Parts } from './parts.ts'
import { intakeOf } from './reports/intake.ts'
import { sportsProviders } from './seamless/game-call.ts'
import { shardOfId, shardOfToken } from './shards/ids.ts'
import { elsewhereOf } from './shards/elsewhere.ts'
import { openShard, type Shard, type ShardDatabase } from './shards/open-shard.ts'
import { readRelease } from './site/release.store.ts'
import { socketLimits, type SocketLimits } from './sockets/limits.ts'
import { Sockets } from './sockets/sockets.ts'
import { insertVitals } from './vitals/vitals.store.ts'
import { insertWalks } from './walks/walk.store.ts'
import { desk } from './wallet/wallet.rules.ts'
import { fundsOf } from './wallet/wallet.store.ts'
import { assertGamePlaces, type GameProviders } from './world/games/game-provider.ts'
import { knownGameProviders } from './world/games/known-providers.ts'
import { chatPage } from './world/live-chat.ts'
import type { KnownLiveChats } from './world/live-chats.ts'
import type { KnownMailProviders } from './world/mail-providers.ts'
import type { KnownPaymentProviders } from './world/payment-providers.ts'
import type { KnownPlayerFiles } from './world/player-files.ts'
import type { KnownRegisters } from './world/registers.ts'
import { outside } from './world/outside.ts'
import type { KnownSmsProviders } from './world/sms-providers.ts'

/** The providers of the outside world. */
export interface Known {
  games: GameProviders
  payments: KnownPaymentProviders
  smsProviders: KnownSmsProviders
  mailProviders: KnownMailProviders
  liveChats: KnownLiveChats
  registers: KnownRegisters
  playerFiles: KnownPlayerFiles
}

/** By default with every provider that the platform knows. */
interface Foundation extends Partial<Known> {
  env: Env
  shards: readonly [ShardDatabase, ...ShardDatabase[]]
  log: FastifyBaseLogger
  clock: () => Date
  /** Milliseconds that a provider may take to open a game. */
  launchPatience?: number
  /** Milliseconds that a call may wait for the database. */
  callPatience?: number
  limits?: Partial<SocketLimits>
}

/** Connections that hold locks of the first shard while another one writes. */
const mostLocks = 10

/** Milliseconds that the metrics wait for the database: they are needed most when it is away. */
const metricsPatience = 1_000

/** Milliseconds over which the players of a node ask for their balance again after hints were lost. */
const catchUpSpread = 10_000

interface Platform {
  /** Closing it closes everything that is created here. */
  app: FastifyInstance
  hub: Pick<PlayerHub, 'drain'>
  sockets: Sockets
}

export async function compose(foundation: Foundation): Promise<Platform> {
  const { env, log, clock, games = knownGameProviders } = foundation
  const callers = [...Object.keys(games), ...sportsProviders]
  assertGamePlaces(env, callers)
  const { providers, registers, playerFiles, launcher, sms, mail } = outside(
    { ...foundation, pool: foundation.shards[0].pool, games },
    env.metrics && ((asked) => metrics?.asked(asked)),
  )
  const release = readRelease()
  const opening = {
    env,
    log,
    clock,
    release,
    paymentProviders: [desk, ...providers.keys()],
    gameProviders: callers,
  }
  const shards: Shard[] = []
  // The first one decides what the others may be.
  const count = foundation.shards.length
  for (const [number, database] of foundation.shards.entries())
    shards.push(
      await openShard(database, { ...opening, shard: number, shards: count, first: shards[0]?.pool ?? null }),
    )
  const [first] = shards
  if (!first) throw new Error('There is no shard')
  const hub = createPlayerHub({
    secret: env.secret,
    log,
    onDropped: () => metrics?.dropped(),
    onTooMany: () => metrics?.limited('hub connections'),
    onPresence: (playerId, isHere) => void bus.present(playerId, isHere),
    async authenticate({ token, fingerprint }) {
      const shard = shards[shardOfToken(token)]
      const player =
        shard &&
        (await findPlayer(shard.pools.hub, { token, fingerprint: fingerprint ?? undefined, now: clock() }))
      return player ? { playerId: player.id, sessionId: player.sessionId } : null
    },
  })
  /** No message comes for a session that expires, and one from another node may be lost. */
  async function closeEndedSessions(): Promise<void> {
    const closing = shards.map(async ({ pool }, number) => {
      const sessions = hub.sessions().filter((id) => shardOfId(id) === number)
      for (const ended of await endedAmong(pool, sessions, clock())) hub.endSession(ended)
    })
    await Promise.all(closing)
  }
  let edition = 0
  /** Hints were lost meanwhile. */
  function catchUp(): void {
    hub.notifyAll('Balance', {}, catchUpSpread)
    closeEndedSessions().catch((error: unknown) => log.warn({ err: error }, 'ended sessions stay connected'))
  }
  const database: Bus = await createPostgresBus({
    url: foundation.shards[0].databaseUrl,
    log,
    onReturn: () => {
      edition += 1
      if (bus === database) catchUp()
    },
  })
  const bus: Bus = env.redis ? await createRedisBus({ place: env.redis, log, onReturn: catchUp }) : database
  // Sent by the triggers of 570-content-is-told.sql.
  await database.subscribe('content', () => {
    edition += 1
  })
  const stopRelay = await startRelay({
    bus,
    hub,
    log,
    load: ({ playerId, cmd, id }) =>
      cmd === 'Notification' && id !== null
        ? findNotification(shards[shardOfId(playerId)]?.pool ?? first.pool, playerId, id)
        : Promise.resolve({}),
  })
  const notify = createNotify({ bus, clock })
  const limits = { ...socketLimits, ...foundation.limits }
  const sockets = new Sockets({ ...limits, ...env, log, onLimited: (name) => metrics?.limited(name) })
  const connecting = { sockets, limits }
  const taking = { pool: first.pools.upkeep, clock, env, log, timer: systemClock }
  const vitals = intakeOf({ ...taking, insert: insertVitals, lost: 'figures of speed were lost' })
  const walks = intakeOf({ ...taking, insert: insertWalks, lost: 'walks were lost' })
  const metrics = env.metrics
    ? createMetrics({
        ready: () => Promise.all(shards.map(({ readiness }) => readiness.ask())),
        pools: () => shards.map(({ pool }) => pool.counts()),
        sockets: () => sockets.count,
        hub: () => ({ connections: hub.connections, unsent: hub.unsent() }),
        busListens: () => bus.listens,
        jobs: () =>
          withPatience(metricsPatience, () => Promise.all(shards.map(({ jobs }) => jobs.waiting()))),
      })
    : null
  // Its code is loaded only where it is wanted.
  const tracing = env.traces
    ? (await import('./tracing/tracing.ts')).startTracing(env.traces, { secret: env.secret, log })
    : null
  const stopMetrics = env.metrics && metrics && (await serveMetrics(env.metrics, metrics))
  const common = {
    ...foundation,
    metrics,
    tracing,
    games,
    launcher,
    bus,
    hub,
    edition: () => edition,
    sms,
    chatPage: chatPage(env, foundation.liveChats),
    providers,
    registers,
    playerFiles,
    notify,
    fundsOf,
    vitals,
    walks,
    async sessionEnded({ sessionId }: { sessionId: number }) {
      hub.endSession(sessionId)
      await publishSessionEnded(bus, sessionId)
    },
  }
  const directory = count > 1 ? createPool(foundation.shards[0].databaseUrl, { max: mostLocks }) : null
  const sites = shards.map(({ pool, read, readiness, jobs }): Parts => {
    const write = createWrite({ jobs, env })
    const elsewhere = elsewhereOf({ own: pool, all: shards, directory })
    return { ...common, pool, read, readiness, jobs, elsewhere, write }
  })
  const app: FastifyInstance = await build(sites, connecting, foundation.callPatience)
  const stops: (() => Promise<void>)[] = []
  for (const [number, shard] of shards.entries()) {
    const site = sites[number]
    if (!site) continue
    const chores = number === 0 ? { connections: closeEndedSessions } : {}
    const all = shards.map(({ pool }) => pool)
    stops.push(await startBackground({ site, shard, number, all, mail, release, metrics, chores }))
  }
  app.addHook('onClose', async () => {
    for (const stop of stops) await stop()
    await vitals.stop()
    await walks.stop()
    for (const shard of shards) await shard.close()
    await directory?.end()
    await stopRelay()
    await stopMetrics?.()
    metrics?.stop()
    await bus.close()
    if (bus !== database) await database.close()
    await tracing?.stop()
  })
  return { app, hub, sockets }
}
