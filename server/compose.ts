import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { build } from './app.ts'
import type { Pool } from './database/pool.ts'
import type { Env } from './env.ts'
import { createNotify } from './customer/notify.ts'
import { seed } from './seed/seed.ts'
import { cashOf } from './wallet/wallet.store.ts'
import { sandboxProvider } from './world/payment-provider.sandbox.ts'
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
  const { env, pool, clock } = foundation
  await seed(pool)
  const bus = { publish: async () => undefined }
  return build({
    ...foundation,
    bus,
    sms: outboxSms,
    providers: new Map(env.sandbox ? [['sandbox', sandboxProvider(pool, env.publicUrl)]] : []),
    notify: createNotify({ bus, clock }),
    balanceOf: cashOf,
    sessionEnded: async () => undefined,
  })
}
