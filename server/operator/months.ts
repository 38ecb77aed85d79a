import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Transaction } from '../database/transaction.ts'
import { detachMonth } from '../months/detach.ts'
import type { Files } from '../months/month.store.ts'
import { restoreMonth } from '../months/restore.ts'
import { reportPatience, settling, type Command, type Keep } from './command.ts'
import { nothing, text } from './given.ts'
import { NotDone } from './not-done.ts'

const words = z.object({
  month: z.string('is missing').check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is not a month: write 2026-11')),
  folder: z.pipe(
    text,
    z.transform((typed) => resolve(typed)),
  ),
})
const spec = { words, options: nothing, about: {}, patience: reportPatience }

const rowsOf = (files: Files) =>
  Object.entries(files)
    .map(([table, { rows }]) => `${rows} ${table.replace('_', ' ')}`)
    .join(', ')

/** Throws NotDone with the reason why the month was not moved. */
async function moved(
  became: string,
  keeping: Keep,
  move: (keep: (tx: Transaction, files: Files) => Promise<void>) => Promise<Files | string>,
) {
  const doneWith = (files: Files) => ({ outcome: `${became}: ${rowsOf(files)}` })
  try {
    const files = await move((tx, kept) => keeping(doneWith(kept))(tx))
    if (typeof files !== 'string') return doneWith(files)
    throw new NotDone(files)
  } catch (error) {
    const isOfTheDisk = error instanceof Error && 'syscall' in error
    throw isOfTheDisk ? new NotDone(`The folder cannot be used: ${error.message}`) : error
  }
}

export const monthCommands = {
  'detach-month': settling({
    ...spec,
    says: 'writes the transfers, entries, rounds and acts of an old month to files in the folder and removes them from the database',
    run: ({ pool, clock }, { month, folder }, keeping) =>
      moved(`${month} is in files in ${folder}`, keeping, (keep) =>
        detachMonth(pool, { month, folder, now: clock(), keep }),
      ),
  }),
  'restore-month': settling({
    ...spec,
    says: 'brings a month back from its files in the folder; refused if they are not those that were written',
    run: ({ pool }, { month, folder }, keeping) =>
      moved(`${month} is back`, keeping, (keep) => restoreMonth(pool, { month, folder, keep })),
  }),
} satisfies Record<string, Command>
