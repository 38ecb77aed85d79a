import { createPool } from '#server/database/pool.ts'
import { openJobs } from '#server/jobs/queue.ts'

/** A node that takes a job and never ends it. */
const idle = async () => undefined
const jobs = await openJobs(createPool(process.argv[2] ?? ''), console, { isWorker: true })
await jobs.work({
  payout: idle,
  rows: idle,
  months: idle,
  bonuses: idle,
  harm: idle,
  reconcile: idle,
  jointlimit: idle,
  crossing: idle,
  async letter() {
    process.stdout.write('at work')
    await new Promise(() => undefined)
  },
})
