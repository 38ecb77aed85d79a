import type { FastifyBaseLogger } from 'fastify'
import type { Notify } from './customer/notice.ts'
import type { Db, Pool } from './database/pool.ts'
import type { Read } from './database/replica.ts'
import type { Env } from './env.ts'
import type { PlayerHub } from './hub/player-hub.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Write } from './jobs/letter.ts'
import type { PaymentProviders } from './world/payment-provider.ts'
import type { VitalsReport } from '#contract/vitals.ts'
import type { WalkReport } from '#contract/walk.ts'
import type { Intake } from './reports/intake.ts'
import type { Funds } from './wallet/wallet.rules.ts'
import type { Readiness } from './maintenance/readiness.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { GameProviders } from './world/games/game-provider.ts'
import type { Launcher } from './world/games/launcher.ts'
import type { Elsewhere } from './shards/elsewhere.ts'
import type { PlayerFiles } from './world/player-file.ts'
import type { Registers } from './world/register.ts'
import type { Sms } from './world/sms.ts'

/** Fan-out between nodes, at most once: hints with ids, not bodies. */
export interface Bus {
  publish(channel: string, payload: string, to?: number): Promise<void>
}

/** Everything that a domain may need; each names its parts with Pick. */
export interface Parts {
  env: Env
  /** Of the player's shard. */
  pool: Pool
  /** For what no decision follows from. */
  read: Read
  elsewhere: Elsewhere
  readiness: Pick<Readiness, 'ask'>
  bus: Bus
  hub: Pick<PlayerHub, 'plugin'>
  /** Goes up when content is published on any node, and when the bus has reconnected. */
  edition: () => number
  log: FastifyBaseLogger
  sms: Sms
  write: Write
  jobs: Jobs
  /** Of the live chat; empty: none. */
  chatPage: string
  providers: PaymentProviders
  registers: Registers
  playerFiles: PlayerFiles
  notify: Notify
  vitals: Pick<Intake<VitalsReport>, 'take'>
  walks: Pick<Intake<WalkReport>, 'take'>
  /** Null: nobody reads them. */
  metrics: Pick<Metrics, 'watch' | 'limited'> | null
  /** Null: nothing is traced. */
  tracing: Pick<Tracing, 'watch'> | null
  clock: () => Date
  fundsOf: (db: Db, playerId: number) => Promise<Funds>
  games: GameProviders
  launcher: Launcher
  /** Call it after a session has ended: closes its connections on every node. */
  sessionEnded: (session: { playerId: number; sessionId: number }) => Promise<void>
}
