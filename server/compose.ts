import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { build } from './app.ts'
import { startBackground } from './background.ts'
import { endedAmong, findPlayer } from './auth/session.store.ts'
import { findNotification } from './customer/notification.store.ts'
import { keepEarlierPeople } from './bonus/trial-person.ts'
import { createNotify } from './customer/notify.ts'
import { withPatience } from './database/patience.ts'
import { createPool, type Pool } from './database/pool.ts'
import { openReads } from './database/replica.ts'
import type { Env } from './env.ts'
import { systemClock } from './hub/clock.ts'
import type { Bus } from './hub/bus.ts'
import { createHub, type Hub } from './hub/hub.ts'
import { createPostgresBus } from './hub/postgres-bus.ts'
import { createRedisBus } from './hub/redis-bus.ts'
import { publishSessionEnded, startRelay } from './hub/relay.ts'
import { createWrite } from './jobs/letter.ts'
import { openJobs } from './jobs/queue.ts'
import { findReadiness } from './maintenance/readiness.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics.server.ts'
import { assertOwnSecret } from './own-secret.ts'
import type { Parts } from './parts.ts'
import { sportsProviders } from './seamless/game-call.ts'
import { seed } from './seed/seed.ts'
import { readRelease, storeRelease } from './site/release.store.ts'
import { socketLimits, type SocketLimits } from './sockets/limits.ts'
import { Sockets } from './sockets/sockets.ts'
import { vitalsIntake } from './vitals/vitals.intake.ts'
import { desk } from './wallet/wallet.rules.ts'
import { fundsOf, openAccounts } from './wallet/wallet.store.ts'
import { assertGamePlaces, type GameProviders } from './world/games/game-provider.ts'
import { knownGameProviders } from './world/games/known-providers.ts'
import { chatPage } from './world/live-chat.ts'
import type { KnownLiveChats } from './world/live-chats.ts'
import type { KnownMailProviders } from './world/mail-providers.ts'
import type { KnownPaymentProviders } from './world/payment-providers.ts'
import { outside } from './world/outside.ts'
import type { KnownSmsProviders } from './world/sms-providers.ts'

/** The providers of the outside world. */
export interface Known {
  games: GameProviders
  payments: KnownPaymentProviders
  smsProviders: KnownSmsProviders
  mailProviders: KnownMailProviders
  liveChats: KnownLiveChats
}

/** By default with every provider that the platform knows. */
interface Foundation extends Partial<Known> {
  env: Env
  databaseUrl: string
  /** Already migrated. The caller ends it after the app is closed. */
  pool: Pool
  log: FastifyBaseLogger
  clock: () => Date
  /** Milliseconds that a provider may take to open a game. */
  launchPatience?: number
  /** Milliseconds that a call may wait for the database. */
  callPatience?: number
  limits?: Partial<SocketLimits>
}

/** Milliseconds that one statement of the upkeep may run. */
const upkeepPatience = 5 * 60_000

/** Milliseconds that one statement of the job queue may run. */
const jobsPatience = 10_000

/** Milliseconds that the metrics wait for the database: they are needed most when it is away. */
const metricsPatience = 1_000

/** Milliseconds over which the players of a node ask for their balance again after hints were lost. */
const catchUpSpread = 10_000

interface Platform {
  /** Closing it closes everything that is created here. */
  app: FastifyInstance
  hub: Pick<Hub, 'drain'>
  sockets: Sockets
}

export async function compose(foundation: Foundation): Promise<Platform> {
  const { env, databaseUrl, pool, log, clock, games = knownGameProviders } = foundation
  const callers = [...Object.keys(games), ...sportsProviders]
  assertGamePlaces(env, callers)
  const { providers, launcher, sms, mail } = outside(
    { ...foundation, games },
    env.metrics && ((asked) => metrics?.asked(asked)),
  )
  await assertOwnSecret(pool, env)
  await seed(pool, clock())
  await keepEarlierPeople(pool, env.secret)
  const release = readRelease()
  await storeRelease(pool, clock(), release)
  const hub = createHub({
    secret: env.secret,
    log,
    onDropped: () => metrics?.dropped(),
    onTooMany: () => metrics?.limited('hub connections'),
    onPresence: (playerId, isHere) => void bus.present(playerId, isHere),
    async authenticate({ token, fingerprint }) {
      const player = await findPlayer(pool, { token, fingerprint: fingerprint ?? undefined, now: clock() })
      return player && { playerId: player.id, sessionId: player.sessionId }
    },
  })
  /** No message comes for a session that expires, and one from another node may be lost. */
  async function closeEndedSessions(): Promise<number> {
    const ended = await endedAmong(pool, hub.sessions(), clock())
    return ended.reduce((closed, sessionId) => closed + hub.endSession(sessionId), 0)
  }
  let edition = 0
  /** Hints were lost meanwhile. */
  function catchUp(): void {
    hub.notifyAll('Balance', {}, catchUpSpread)
    closeEndedSessions().catch((error: unknown) => log.warn({ err: error }, 'ended sessions stay connected'))
  }
  const database: Bus = await createPostgresBus({
    url: databaseUrl,
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
      cmd === 'Notification' && id !== null ? findNotification(pool, playerId, id) : Promise.resolve({}),
  })
  const notify = createNotify({ bus, clock })
  await openAccounts(pool, 'payment provider', [desk, ...providers.keys()])
  await openAccounts(pool, 'game provider', callers)
  const limits = { ...socketLimits, ...foundation.limits }
  const sockets = new Sockets({ ...limits, ...env, log, onLimited: (name) => metrics?.limited(name) })
  const connecting = { sockets, limits }
  const upkeepPool = createPool(databaseUrl, { max: 2, patience: upkeepPatience })
  const jobsPool = createPool(databaseUrl, { max: 2, patience: jobsPatience })
  const jobs = await openJobs(jobsPool, log, { isWorker: true })
  const vitals = vitalsIntake({ pool: upkeepPool, clock, env, log, timer: systemClock })
  const readiness = findReadiness(databaseUrl)
  const reads = openReads(pool, env.databaseReplicaUrl, log)
  const metrics = env.metrics
    ? createMetrics({
        ready: () => readiness.ask(),
        pool: () => pool.counts(),
        sockets: () => sockets.count,
        hub: () => ({ connections: hub.connections, unsent: hub.unsent() }),
        busListens: () => bus.listens,
        jobs: () => withPatience(metricsPatience, () => jobs.waiting()),
      })
    : null
  // Its code is loaded only where it is wanted.
  const tracing = env.traces
    ? (await import('./tracing/tracing.ts')).startTracing(env.traces, { secret: env.secret, log })
    : null
  const stopMetrics = env.metrics && metrics && (await serveMetrics(env.metrics, metrics))
  const site: Parts = {
    ...foundation,
    read: reads.read,
    metrics,
    tracing,
    readiness,
    games,
    launcher,
    bus,
    hub,
    edition: () => edition,
    sms,
    chatPage: chatPage(env, foundation.liveChats),
    jobs,
    write: createWrite({ jobs, env }),
    providers,
    notify,
    fundsOf,
    vitals,
    async sessionEnded({ sessionId }) {
      hub.endSession(sessionId)
      await publishSessionEnded(bus, sessionId)
    },
  }
  const app: FastifyInstance = await build(site, connecting, foundation.callPatience)
  const pools = { upkeep: upkeepPool, jobs: jobsPool }
  const stopBackground = await startBackground({
    site,
    jobs,
    pools,
    mail,
    release,
    metrics,
    closeEndedSessions,
  })
  app.addHook('onClose', async () => {
    await stopBackground()
    await vitals.stop()
    await upkeepPool.end()
    await jobsPool.end()
    await readiness.close()
    await reads.close()
    await stopRelay()
    await stopMetrics?.()
    metrics?.stop()
    await bus.close()
    if (bus !== database) await database.close()
    await tracing?.stop()
  })
  return { app, hub, sockets }
}
