import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPool, type Pool } from '#server/database/pool.ts'
import { transaction } from '#server/database/transaction.ts'
import { openJobs, type JobQueue } from '#server/jobs/queue.ts'
import { queues, type JobData, type JobName, type Jobs, type Works } from '#server/jobs/jobs.ts'
import { freshDatabase } from './setup/copies.ts'

const logged: string[] = []
const log = { warn: (_facts: unknown, sentence = '') => void logged.push(sentence) }

let url: string
let pool: Pool
const opened: JobQueue[] = []
beforeEach(async () => {
  url = await freshDatabase()
  pool = createPool(url)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.close()))
  await pool.end()
})

const neverMind: Works = {
  letter: async () => undefined,
  payout: async () => undefined,
  rows: async () => undefined,
  months: async () => undefined,
  bonuses: async () => undefined,
  harm: async () => undefined,
  reconcile: async () => undefined,
  jointlimit: async () => undefined,
  crossing: async () => undefined,
}

async function node(works?: Partial<Works>): Promise<JobQueue> {
  const queue = await openJobs(pool, log, { isWorker: works !== undefined })
  opened.push(queue)
  if (works) await queue.work({ ...neverMind, ...works })
  return queue
}

const adds = <Name extends JobName>(
  jobs: Jobs,
  name: Name,
  data: JobData[Name],
  how?: Parameters<Jobs['add']>[3],
) => transaction(pool, (tx) => jobs.add(tx, name, data, how))

/** Nobody waits an hour for a retry. */
const overdue = () => pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
const lastTry = () => pool.query('update pgboss.job set retry_limit = 0')

const reference = '00000000-0000-4000-8000-000000000001'

describe('work in the background', () => {
  test('Scenario: a job is done once its transaction has committed, and never if it was rolled back', async () => {
    const done: string[] = []
    const jobs = await node({ letter: async ({ sealed }) => void done.push(sealed) })
    await expect(
      transaction(pool, async (tx) => {
        await jobs.add(tx, 'letter', { sealed: 'rolled back' })
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    await transaction(pool, async (tx) => {
      await jobs.add(tx, 'letter', { sealed: 'committed' })
      expect(done).toEqual([])
    })
    await expect.poll(() => done).toEqual(['committed'])
  })

  test('Scenario: a process that only adds leaves the work to a node', async () => {
    const done: string[] = []
    await node({ payout: async (data) => void done.push(data.reference) })
    await adds(await node(), 'payout', { reference })
    await expect.poll(() => done).toEqual([reference])
  })

  test('Scenario: of three nodes that want it done every ten minutes, one does it', async () => {
    let done = 0
    const works = { rows: async () => void (done += 1) }
    const nodes = await Promise.all([node(works), node(works), node(works)])
    await Promise.all(nodes.map((each) => adds(each, 'rows', {}, { oncePer: 600 })))
    await expect.poll(() => done).toBe(1)
    expect((await pool.query("select from pgboss.job where name = 'rows'")).rowCount).toBe(1)
  })

  test('Scenario: it fails, is tried again and succeeds', async () => {
    let tries = 0
    const jobs = await node({
      async payout() {
        tries += 1
        if (tries < 3) throw new Error('no route')
      },
    })
    await adds(jobs, 'payout', { reference })
    for (const wanted of [2, 3]) {
      await expect.poll(async () => (await overdue()).rowCount).toBe(1)
      await expect.poll(() => tries).toBe(wanted)
    }
    expect(await jobs.givenUp()).toEqual([])
  })

  test('Scenario: after its last try it is given up, and an operator has it tried again', async () => {
    let isAway = true
    let done = 0
    const jobs = await node({
      async payout() {
        if (isAway) throw new Error('its provider does not answer')
        done += 1
      },
    })
    await adds(jobs, 'payout', { reference }, { after: 60 })
    await lastTry()
    await pool.query('update pgboss.job set start_after = now()')
    await expect.poll(() => jobs.givenUp()).toHaveLength(1)
    const [lost] = await jobs.givenUp()
    expect(lost).toMatchObject({
      job: 'payout',
      data: { reference },
      tries: 1,
      error: 'its provider does not answer',
    })
    isAway = false
    const retry = () => transaction(pool, (tx) => jobs.retry(tx, lost?.id ?? ''))
    expect(await retry()).toBe(true)
    await expect.poll(() => done).toBe(1)
    expect(await retry()).toBe(false)
    expect(await jobs.givenUp()).toEqual([])
  })

  test('Scenario: a release with other figures: they hold from its first node on', async () => {
    await node({})
    await pool.query("update pgboss.queue set retry_limit = 99 where name = 'payout'")
    await node({})
    const { rows } = await pool.query("select retry_limit from pgboss.queue where name = 'payout'")
    expect(rows).toEqual([{ retry_limit: queues.payout.retryLimit }])
  })

  test('Scenario: a job that has become needless is not done', async () => {
    const jobs = await node()
    await adds(jobs, 'payout', { reference }, { id: reference })
    await adds(jobs, 'payout', { reference }, { id: reference })
    expect((await pool.query('select from pgboss.job')).rowCount).toBe(1)
    await jobs.drop('payout', reference)
    expect((await pool.query('select from pgboss.job')).rowCount).toBe(0)
  })

  test('Scenario: a node is killed at work: another does it', async () => {
    const held = spawn(
      process.execPath,
      [fileURLToPath(new URL('setup/held-job.ts', import.meta.url)), url],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await adds(await node(), 'letter', { sealed: 'half done' })
    await once(held.stdout, 'data')
    held.kill('SIGKILL')
    await once(held, 'close')
    await pool.query('update pgboss.job set expire_seconds = 1')
    const done: string[] = []
    await node({ letter: async ({ sealed }) => void done.push(sealed) })
    await expect.poll(() => done, { timeout: 90_000 }).toEqual(['half done'])
  })

  test('Scenario: the database drops every connection: jobs go on', async () => {
    const done: string[] = []
    const jobs = await node({ letter: async ({ sealed }) => void done.push(sealed) })
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expect
      .poll(() =>
        adds(jobs, 'letter', { sealed: 'after it' }, { id: reference }).then(
          () => 'added',
          () => 'not yet',
        ),
      )
      .toBe('added')
    await expect.poll(() => done).toEqual(['after it'])
  })
})
