import { DatabaseError } from 'pg'
import { DatabaseAway } from '../database/away.ts'
import { proveCrossings } from '../shards/reconcile.ts'
import { onSnapshot } from '../wallet/reconcile-job.ts'
import { reconcile } from '../wallet/reconcile.ts'
import { looking, reportPatience } from './command.ts'
import { nothing } from './given.ts'
import { NotDone } from './not-done.ts'
import { sayAmount } from './show.ts'

export const reconciling = looking({
  words: nothing,
  options: nothing,
  about: {},
  patience: reportPatience,
  says: 'proves that the ledger of every shard adds up, and that what leaves one comes to another; otherwise names the first row that does not, exit code 1',
  async run({ shards }) {
    const proven = { transfers: 0, entries: 0 }
    for (const [number, pool] of shards.entries()) {
      const { transfers, entries } = await onSnapshot(pool, reconcile).catch(
        notDone(shards.length > 1 ? `Shard ${number + 1}. ` : ''),
      )
      proven.transfers += transfers
      proven.entries += entries
    }
    const onItsWay = await proveCrossings(shards).catch(notDone(''))
    const counts = Object.entries(proven).map(([name, count]) => `${count} ${name}`)
    if (shards.length > 1)
      counts.push(`${shards.length} shards`, `${sayAmount(onItsWay)} on the way between them`)
    return { text: `clean: ${counts.join(', ')}`, data: { clean: true, ...proven } }
  },
})

const notDone =
  (where: string) =>
  (error: unknown): never => {
    const isOfTheDatabase = error instanceof DatabaseError || error instanceof DatabaseAway
    throw error instanceof Error && !isOfTheDatabase ? new NotDone(where + error.message) : error
  }
