import type { FastifyBaseLogger } from 'fastify'
import type { Notify } from './customer/notice.ts'
import type { AfterAnswer } from './after-answer.ts'
import type { Db, Pool } from './database/pool.ts'
import type { Env } from './env.ts'
import type { Hub } from './hub/hub.ts'
import type { PaymentProviders } from './world/payment-provider.ts'
import type { VitalsIntake } from './vitals/vitals.intake.ts'
import type { Funds } from './wallet/wallet.rules.ts'
import type { Launcher } from './world/games/launcher.ts'
import type { Mail } from './world/mail.ts'
import type { Sms } from './world/sms.ts'

/** Fan-out between nodes; channels carry ids, not bodies. At most once: what it carries are hints. */
export interface Bus {
  publish(channel: string, payload: string): Promise<void>
}

/** Everything that a domain may be given; each names what it needs with Pick. */
export interface Parts {
  env: Env
  pool: Pool
  databaseUrl: string
  bus: Bus
  hub: Pick<Hub, 'plugin'>
  /** Goes up with everything that is published on any node. */
  edition: () => number
  log: FastifyBaseLogger
  sms: Sms
  mail: Mail
  afterAnswer: AfterAnswer
  providers: PaymentProviders
  notify: Notify
  vitals: Pick<VitalsIntake, 'take'>
  /** The time now. */
  clock: () => Date
  fundsOf: (db: Db, playerId: number) => Promise<Funds>
  /** Asks the providers for their games. */
  launcher: Launcher
  /** Told after a session has ended, so that what hangs on it can be closed. */
  sessionEnded: (session: { playerId: number; sessionId: number }) => Promise<void>
}
