import type { QueueOptions } from 'pg-boss'
import type { Transaction } from '../database/transaction.ts'

/** What each kind of job is told. Nothing personal in clear: its row stays when the job is done. */
export interface JobData {
  /** An e-mail: see letter.ts. */
  letter: { sealed: string }
  payout: { reference: string }
  rows: Record<string, never>
  months: Record<string, never>
  bonuses: Record<string, never>
  harm: Record<string, never>
  reconcile: Record<string, never>
  jointlimit: Record<string, never>
  /** From the house of this shard to that of another; minor units. */
  crossing: { reference: string; from: number; to: number; amount: number }
}

export const jobNames = [
  'letter',
  'payout',
  'rows',
  'months',
  'bonuses',
  'harm',
  'reconcile',
  'jointlimit',
  'crossing',
] as const satisfies readonly (keyof JobData)[]
export type JobName = (typeof jobNames)[number]

/** A job runs at least once, perhaps on two nodes at the same time. One that rejects is retried. */
export type Works = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> }

export interface Jobs {
  /**
   * Adds a job to the transaction: it runs after the commit.
   * @param how `id`: uuid, a job with the same one is not added; `after`: seconds until it is due; `oncePer`: seconds in which one of its kind
   * is enough
   */
  add<Name extends JobName>(
    tx: Transaction,
    name: Name,
    data: JobData[Name],
    how?: { id?: string; after?: number; oncePer?: number },
  ): Promise<void>
  /** Removes a job that is not needed any more. */
  drop(name: JobName, id: string): Promise<void>
}

const minute = 60
const hour = 60 * minute

/** Seconds. A job whose node has died is retried after `expireInSeconds`. A letter is retried for some 7 hours, a payout for some 13. */
export const queues = {
  letter: { retryLimit: 17, retryDelay: 2, retryBackoff: true, retryDelayMax: hour, expireInSeconds: minute },
  payout: {
    retryLimit: 17,
    retryDelay: minute,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: minute,
  },
  rows: { retryLimit: 2, retryDelay: minute, expireInSeconds: hour },
  months: { retryLimit: 2, retryDelay: minute, expireInSeconds: hour },
  bonuses: { retryLimit: 2, retryDelay: minute, expireInSeconds: hour },
  harm: { retryLimit: 2, retryDelay: minute, expireInSeconds: hour },
  reconcile: { retryLimit: 2, retryDelay: minute, expireInSeconds: hour },
  jointlimit: { retryLimit: 2, retryDelay: minute, expireInSeconds: hour },
  crossing: {
    retryLimit: 17,
    retryDelay: minute,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: minute,
  },
} as const satisfies Record<JobName, QueueOptions>

/** Seconds for which the row of a job is kept: one that is done, and one that was given up. */
export const kept = { done: hour, givenUp: 30 * 24 * hour } as const

/** Seconds between two looks for jobs that other processes have added, and for jobs of nodes that have died. */
export const looks = { forNew: 2, forLost: 10 } as const
