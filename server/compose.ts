import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { build } from './app.ts'
import type { Pool } from './database/pool.ts'
import type { Env } from './env.ts'
import { outboxSms } from './world/sms.ts'

interface Foundation {
  env: Env
  /** Migrated. The caller ends it, after the app is closed. */
  pool: Pool
  log: FastifyBaseLogger
  clock: () => Date
}

/** Puts the platform together; closing the app closes all that was put together here. */
export async function compose(foundation: Foundation): Promise<FastifyInstance> {
  return build({
    ...foundation,
    bus: { publish: async () => undefined },
    sms: outboxSms,
    balanceOf: async () => 0,
    sessionEnded: async () => undefined,
  })
}
