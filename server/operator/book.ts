import { DatabaseError } from 'pg'
import { DatabaseAway } from '../database/away.ts'
import { onSnapshot } from '../wallet/reconcile-job.ts'
import { reconcile } from '../wallet/reconcile.ts'
import { looking, reportPatience } from './command.ts'
import { nothing } from './given.ts'
import { NotDone } from './not-done.ts'

export const reconciling = looking({
  words: nothing,
  options: nothing,
  about: {},
  patience: reportPatience,
  says: 'proves that the ledger adds up; otherwise names the first row that does not, exit code 1',
  run: ({ pool }) =>
    onSnapshot(pool, async (tx) => {
      const proven = await reconcile(tx).catch((error: unknown) => {
        const isOfTheDatabase = error instanceof DatabaseError || error instanceof DatabaseAway
        throw error instanceof Error && !isOfTheDatabase ? new NotDone(error.message) : error
      })
      const counts = Object.entries(proven).map(([name, count]) => `${count} ${name}`)
      return { text: `clean: ${counts.join(', ')}`, data: { clean: true, ...proven } }
    }),
})
