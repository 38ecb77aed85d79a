import { transaction } from '#server/database/transaction.ts'
import type { JobData, JobName } from '#server/jobs/jobs.ts'
import { openJobs } from '#server/jobs/queue.ts'
import type { TestApp } from './app.ts'

/** @param how `after`: seconds until each is due */
export async function addJob<Name extends JobName>(
  { pool }: Pick<TestApp, 'pool'>,
  name: Name,
  data: JobData[Name],
  { count = 1, ...how }: { count?: number; after?: number } = {},
): Promise<void> {
  const jobs = await openJobs(pool, console, { isWorker: false })
  await transaction(pool, async (tx) => {
    for (let each = 0; each < count; each++) await jobs.add(tx, name, data, how)
  })
  await jobs.close()
}
