import { createNotify } from '#server/customer/notify.ts'
import { openHints } from '#server/hub/hints.ts'
import { openJobs, type JobQueue } from '#server/jobs/queue.ts'
import type { ApproveParts } from '#server/payment/approve.ts'
import { createLog } from '#server/log.ts'
import { paymentProviders } from '#server/world/payment-provider.places.ts'
import type { KnownPaymentProviders } from '#server/world/payment-providers.ts'
import type { TestApp } from './app.ts'

interface Place extends Pick<TestApp, 'pool' | 'env'> {
  clock: Pick<TestApp['clock'], 'now'>
}

export interface Desk extends ApproveParts {
  jobs: JobQueue
  close(): Promise<void>
}

/** An operator's desk beside the running server: the same database, hints of its own, the real providers. */
export async function deskOf({ pool, env, clock }: Place, known?: KnownPaymentProviders): Promise<Desk> {
  const log = createLog({ ...env, logLevel: 'silent' })
  const bus = await openHints({ db: pool, redis: env.redis }, log)
  const now = () => clock.now()
  const notify = createNotify({ bus, clock: now })
  const providers = paymentProviders(env, known)
  const jobs = await openJobs(pool, log, { isWorker: false })
  async function close() {
    bus.close()
    await jobs.close()
  }
  return { pool, env, bus, log, notify, providers, jobs, clock: now, close }
}
