import type { Pool } from '../database/pool.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import { measureFile, readLines } from './files.ts'
import { inAMoment } from './moment.ts'
import { whyStaysInFiles } from './month.rules.ts'
import {
  addForeignKeys,
  alone,
  attachPartitions,
  carryBack,
  createPartitions,
  dropPartitions,
  hasTables,
  keepFiles,
  listMonths,
  lockedByDrop,
  monthly,
  validateForeignKeys,
  type Files,
  type Month,
} from './month.store.ts'
import { insertLines } from './rows.store.ts'

interface Restoring {
  month: Month
  folder: string
  /** Called in the transaction that brings the rows back. */
  keep: (tx: Transaction, files: Files) => Promise<void>
}

/**
 * Brings the rows of a month back from its files; resolves with the reason if it may not. The rows become visible in the last transaction;
 * what an earlier try has left is begun anew.
 */
export const restoreMonth = (pool: Pool, restoring: Restoring): Promise<Files | string> =>
  alone(pool, () => restore(pool, restoring))

async function restore(pool: Pool, { month, folder, keep }: Restoring): Promise<Files | string> {
  const months = await listMonths(pool)
  const reason = whyStaysInFiles(months, month)
  const files = months.find((each) => each.month === month)?.files
  if (reason !== null || !files) return reason ?? `${month} is not in files`
  const fault = await faultIn(folder, month, files)
  if (fault !== null) return fault
  if (await hasTables(pool, month)) await transaction(pool, (tx) => dropUnfinished(tx, month))
  await transaction(pool, async (tx) => {
    await createPartitions(tx, month)
    for (const kind of monthly) await insertLines(tx, kind, month, readLines(folder, kind, month))
  })
  for (const kind of ['entries', 'rounds'] as const)
    await transaction(pool, (tx) => inAMoment(tx, () => addForeignKeys(tx, kind, month)))
  await validateForeignKeys(pool, month)
  return transaction(pool, async (tx) => {
    await attachPartitions(tx, month)
    await carryBack(tx, month)
    await keepFiles(tx, month, null)
    await keep(tx, files)
    return files
  })
}

const dropUnfinished = (tx: Transaction, month: Month) =>
  inAMoment(tx, async () => {
    await tx.query(lockedByDrop)
    await dropPartitions(tx, month)
  })

async function faultIn(folder: string, month: Month, files: Files): Promise<string | null> {
  for (const kind of monthly) {
    const found = await measureFile(folder, kind, month).catch(() => null)
    if (found === null) return `The file of ${kind} of ${month} is not in ${folder}, or cannot be read`
    if (found.rows !== files[kind].rows || found.sha256 !== files[kind].sha256)
      return `The file of ${kind} of ${month} is not the one that was written: its checksum differs`
  }
  return null
}
