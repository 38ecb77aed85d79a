import type { Pool } from '../database/pool.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import { writeLines, writeManifest } from './files.ts'
import { inAMoment } from './moment.ts'
import { whyStays } from './month.rules.ts'
import {
  alone,
  carry,
  dropPartitions,
  freeze,
  hasOpenRounds,
  keepFiles,
  lockedByDrop,
  listMonths,
  type Files,
  type Month,
  type Monthly,
} from './month.store.ts'
import { linesOf } from './rows.store.ts'

interface Detaching {
  month: Month
  folder: string
  now: Date
  /** Called in the transaction that removes the rows. */
  keep: (tx: Transaction, files: Files) => Promise<void>
}

/** Writes the rows of a month to files and removes them. Resolves with the reason if it may not. */
export const detachMonth = (pool: Pool, { month, folder, now, keep }: Detaching): Promise<Files | string> =>
  alone(pool, () =>
    transaction(pool, async (tx) => {
      const reason = whyStays(await listMonths(tx), month, now)
      if (reason !== null) return reason
      await freeze(tx, month)
      if (await hasOpenRounds(tx, month)) return `Rounds of ${month} are still open`
      const write = (kind: Monthly) => writeLines(folder, kind, month, linesOf(tx, kind, month))
      const files: Files = {
        transfers: await write('transfers'),
        entries: await write('entries'),
        rounds: await write('rounds'),
        operator_acts: await write('operator_acts'),
      }
      await writeManifest(folder, month, files)
      await carry(tx, month)
      await keepFiles(tx, month, files)
      await keep(tx, files)
      await inAMoment(tx, async () => {
        await tx.query(lockedByDrop)
        await dropPartitions(tx, month)
      })
      return files
    }),
  )
