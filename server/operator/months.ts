import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { detachMonth } from '../months/detach.ts'
import type { Files } from '../months/month.store.ts'
import { restoreMonth } from '../months/restore.ts'
import { reportPatience, settling, type Command, type Keep } from './command.ts'
import { nothing, text } from './given.ts'
import { NotDone } from './not-done.ts'

const words = z.object({
  month: z.string('is missing').check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is not a month: write 2026-11')),
  folder: text,
})

const saysRows = (files: Files) =>
  Object.entries(files)
    .map(([table, { rows }]) => `${rows} ${table.replace('_', ' ')}`)
    .join(', ')

const outcomeOf = (month: string, became: string, files: Files) => ({
  outcome: `${month} ${became}: ${saysRows(files)}`,
  subject: `month ${month}`,
})

async function done(
  month: string,
  became: string,
  work: (
    keep: (tx: Parameters<ReturnType<Keep>>[0], files: Files) => Promise<void>,
  ) => Promise<Files | string>,
  keeping: Keep,
) {
  const files = await work((tx, kept) => keeping(outcomeOf(month, became, kept))(tx))
  if (typeof files === 'string') throw new NotDone(files)
  return outcomeOf(month, became, files)
}

const spec = { words, options: nothing, about: {}, patience: reportPatience }

export const monthCommands = {
  'detach-month': settling({
    ...spec,
    says: 'writes the transfers, entries, rounds and acts of an old month to files in the folder and removes them from the database',
    run({ pool, clock }, { month, folder: typed }, keeping) {
      const folder = resolve(typed)
      const work = (keep: Parameters<Parameters<typeof done>[2]>[0]) =>
        detachMonth(pool, { month, folder, now: clock(), keep })
      return done(month, `is in files in ${folder}`, work, keeping)
    },
  }),
  'restore-month': settling({
    ...spec,
    says: 'brings a month back from its files in the folder; refused if they are not those that were written',
    run({ pool }, { month, folder: typed }, keeping) {
      const folder = resolve(typed)
      return done(month, 'is back', (keep) => restoreMonth(pool, { month, folder, keep }), keeping)
    },
  }),
} satisfies Record<string, Command>
