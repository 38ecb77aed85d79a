import * as z from 'zod/mini'
import { id } from './field.ts'
import { money } from './money.ts'
import { history } from './page.ts'

/** Section 3: status of a round. */
export const roundStatus = { Processing: 1, Completed: 2, Cancelled: 3, Expired: 4 } as const
const status = z.literal(Object.values(roundStatus))

/** Section 3: a round that has won, or one with only a bet. */
export const roundKind = { Win: 1, Bet: 2 } as const
const kind = z.literal(Object.values(roundKind))

export const roundFilter = z.extend(history, {
  /** 0: both kinds. */
  kind: z._default(z.literal([0, ...Object.values(roundKind)]), 0),
  status: z.optional(status),
})
export type RoundFilter = Omit<z.output<typeof roundFilter>, 'skip' | 'take'>

const round = z.object({
  id,
  date: z.iso.datetime(),
  game: z.string(),
  provider: z.string(),
  kind,
  bet: money,
  win: money,
  status,
  balanceAfter: money,
  /** The provider's id of the round. */
  reference: z.string(),
})
export type Round = z.output<typeof round>

export const roundPage = z.object({
  total: z.int(),
  /** Over all rounds of the filter, not only this page; cancelled rounds do not count. */
  sum: z.object({ bet: money, win: money }),
  list: z.array(round),
})
export type RoundPage = z.output<typeof roundPage>
