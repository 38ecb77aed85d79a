import type { Db, Pool } from '../database/pool.ts'
import type { Read } from '../database/replica.ts'
import { transaction } from '../database/transaction.ts'

/** Asks the other shards in turn; null: none of them answers anything. */
export type AskOthers = <Found>(ask: (db: Db) => Promise<Found | null>) => Promise<Found | null>

/** What the shard of a player knows of the others. */
export interface Elsewhere {
  /**
   * Does work that writes a value which is unique in all shards. Another call with the same value waits. Rejects if a shard does not answer.
   * @param what each with its kind, for example 'phone 905…'
   */
  uniquely<T>(what: readonly string[], work: (ask: AskOthers) => Promise<T>): Promise<T>
  /** Rows of all shards that answer. Rejects if none does; with `all`, if one does not. */
  everywhere<Row>(read: (db: Db) => Promise<readonly Row[]>, needed?: 'all'): Promise<Row[]>
}

interface Known {
  own: Pool
  all: readonly { pool: Pool; read: Read }[]
  /** Of the first shard, for locks only; null: there are no other shards. */
  directory: Pool | null
}

/** Of a platform without shards. */
export const nowhereElse = (pool: Pool, read: Read = (work) => work(pool)): Elsewhere =>
  elsewhereOf({ own: pool, all: [{ pool, read }], directory: null })

export function elsewhereOf({ own, all, directory }: Known): Elsewhere {
  const others = all.map(({ pool }) => pool).filter((pool) => pool !== own)
  const askOthers: AskOthers = async (ask) => {
    for (const other of others) {
      const found = await ask(other)
      if (found !== null) return found
    }
    return null
  }
  return {
    uniquely: (what, work) =>
      directory
        ? transaction(directory, async (tx) => {
            // In one order: two that want the same things do not wait for each other.
            for (const each of what.toSorted())
              await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [each])
            return work(askOthers)
          })
        : work(askOthers),
    async everywhere(read, needed) {
      const asked = all.map((shard) => shard.read(read))
      if (needed === 'all') return (await Promise.all(asked)).flat()
      const answers = await Promise.allSettled(asked)
      const failed = answers.find((answer) => answer.status === 'rejected')
      if (failed && answers.every(({ status }) => status === 'rejected')) throw failed.reason
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    },
  }
}
