import * as z from 'zod/mini'
import { kept } from '../upkeep/upkeep.store.ts'
import { listWalks } from '../walks/walk.store.ts'
import { looking, reportPatience } from './command.ts'
import { lastDays, nothing } from './given.ts'

const day = 24 * 60 * 60 * 1000
const mostDays = kept.walks / day
/** Different walks. */
const mostShown = 100_000

export const walks = looking({
  words: nothing,
  options: z.object({ days: lastDays(mostDays) }),
  about: { days: `of the last 1 to ${mostDays} days; default 7` },
  patience: reportPatience,
  says: 'which transitions of the charts page loads took; `npm run paths -- --walked` reads what --json prints',
  async run({ pool, clock }, { days }) {
    const since = new Date(clock().getTime() - days * day)
    const data = await listWalks(pool, since, mostShown)
    const loads = data.reduce((sum, each) => sum + each.loads, 0)
    const text =
      loads === 0 ? 'Nothing was told.' : `${loads} page loads took ${data.length} different walks.`
    return { text, data }
  },
})
