import { PgBoss, type QueueOptions } from 'pg-boss'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { carried, continued, type Carrier } from '../tracing/spans.ts'
import { jobNames, kept, looks, queues, type JobData, type JobName, type Jobs, type Works } from './jobs.ts'

/** The queue of jobs that were given up. */
const dead = 'dead'

/** Jobs of one kind that a node runs at the same time. */
const atOnce = 8

/** Milliseconds that `close` waits for jobs in progress; one that is cut off is retried. */
const closing = 5_000

export interface GivenUp {
  id: string
  job: string
  data: object
  added: Date
  tries: number
  error: string
}

export interface JobQueue extends Jobs {
  work(works: Works): Promise<void>
  /** Oldest first. */
  givenUp(): Promise<GivenUp[]>
  /** Runs a job that was given up again, after the commit. False: there is none with this id. */
  retry(tx: Transaction, id: string): Promise<boolean>
  /** Jobs that wait, by kind; `dead`: that were given up. */
  waiting(): Promise<Map<string, number>>
  close(): Promise<void>
}

const through = (db: Db) => ({ executeSql: (text: string, values?: unknown[]) => db.query(text, values) })

const messageOf = (output: object | null): string =>
  output && 'message' in output ? String(output.message) : JSON.stringify(output)

/** @param isWorker whether this process runs jobs; otherwise it only adds them */
export async function openJobs(
  db: Db,
  log: Pick<Parts['log'], 'warn'>,
  { isWorker }: { isWorker: boolean },
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: through(db),
    schedule: false,
    registerInstance: false,
    // Jobs have spans of ours. Its own would begin traces: it looks for jobs outside of any request.
    openTelemetry: { enabled: false },
    supervise: isWorker,
    superviseIntervalSeconds: looks.forLost,
    monitorIntervalSeconds: looks.forLost,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs failed'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue of jobs warns'))
  await boss.start()
  /** Its figures may be those of an earlier release. */
  async function prepare(name: string, figures: QueueOptions & { deadLetter?: string }): Promise<void> {
    await boss.createQueue(name, figures)
    if (isWorker) await boss.updateQueue(name, figures)
  }
  await prepare(dead, { retentionSeconds: kept.givenUp })
  for (const name of jobNames)
    await prepare(name, { ...queues[name], deadLetter: dead, deleteAfterSeconds: kept.done })
  const workers = new Map<JobName, string>()

  async function work<Name extends JobName>(name: Name, run: Works[Name]): Promise<void> {
    async function attempt({ id, data }: { id: string; data: JobData[Name] & Carrier }) {
      try {
        await continued(data, `job ${name}`, async () => {
          try {
            await run(data)
          } catch (error) {
            log.warn({ err: error, job: name, id }, 'a job failed')
            throw error
          }
        })
        return { id, status: 'completed' as const }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return { id, status: 'failed' as const, output: { message } }
      }
    }
    const how = {
      batchSize: atOnce,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: looks.forNew,
    } as const
    workers.set(
      name,
      await boss.work<JobData[Name], unknown, typeof how>(name, how, (jobs) =>
        Promise.all(jobs.map(attempt)),
      ),
    )
  }

  return {
    async add(tx, name, data, { id, after, oncePer } = {}) {
      await boss.send(
        name,
        { ...data, ...carried() },
        {
          db: through(tx),
          ...(id !== undefined && { id }),
          ...(after !== undefined && { startAfter: after }),
          ...(oncePer !== undefined && { singletonSeconds: oncePer }),
        },
      )
      // Other processes look for it every `looks.forNew`.
      tx.afterCommit(async () => {
        const worker = workers.get(name)
        if (worker !== undefined) boss.notifyWorker(worker)
      })
    },
    async drop(name, id) {
      await boss.deleteJob(name, id)
    },
    async work(works) {
      for (const name of jobNames) await work(name, works[name])
    },
    async givenUp() {
      const jobs = await boss.findJobs<object>(dead)
      return jobs.map(
        ({ id, data, createdOn, sourceName, sourceCreatedOn, sourceRetryCount, sourceOutput }) => ({
          id,
          job: sourceName ?? dead,
          data,
          added: sourceCreatedOn ?? createdOn,
          tries: (sourceRetryCount ?? 0) + 1,
          error: messageOf(sourceOutput),
        }),
      )
    },
    retry: async (tx, id) => (await boss.redrive(dead, { ids: [id], db: through(tx) })) > 0,
    async waiting() {
      const found = await boss.getQueues([...jobNames, dead])
      return new Map(found.map(({ name, queuedCount }) => [name, queuedCount]))
    },
    close: () => boss.stop({ graceful: true, timeout: closing }),
  }
}
