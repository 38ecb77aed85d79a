import * as z from 'zod/mini'
import { noData, nothing, type Call } from './call.ts'
import { id, text } from './field.ts'
import { money } from './money.ts'
import { history } from './page.ts'

const kind = z.enum(['trial', 'deposit', 'discount'])

/** Statuses of a claimed bonus, in the order of its life. */
const claimedStatuses = ['requested', 'active', 'converted', 'expired', 'cancelled', 'rejected'] as const
const claimedStatus = z.enum(claimedStatuses)

const terms = z.object({
  id,
  kind,
  title: z.string(),
  amount: money,
  wagered: money,
  /** To be wagered before the bonus is converted; 0: no condition. */
  requirement: money,
})

/** A bonus in the player's list. `id` is the bonus offer's: what `bonus/claim` takes. */
const bonusStanding = z.extend(terms, {
  text: z.string(),
  status: z.enum(['offered', ...claimedStatuses]),
  /** An offer: end of the time to claim. A bonus: end of the time to wager. Null: no end. */
  expires: z.nullable(z.iso.datetime()),
  /** Why an offer cannot be claimed now; null when it can, and for claimed bonuses. */
  refusal: z.nullable(z.string()),
})
export type Bonus = z.output<typeof bonusStanding>

/** A claimed bonus. `id` is its own, not the offer's. */
const claimedBonus = z.extend(terms, {
  status: claimedStatus,
  date: z.iso.datetime(),
  expires: z.nullable(z.iso.datetime()),
})
export type ClaimedBonus = z.output<typeof claimedBonus>

const bonusFilter = z.extend(history, { status: z.optional(claimedStatus) })
export type BonusFilter = Omit<z.output<typeof bonusFilter>, 'skip' | 'take'>

export const mostNoteLetters = 500
export const bonusClaimForm = z.object({ note: z.optional(text({ min: 1, max: mostNoteLetters })) })
export type BonusClaimForm = z.output<typeof bonusClaimForm>

export const bonus = {
  'bonus/definetrialbonus': {
    method: 'GET',
    path: 'bonus/definetrialbonus',
    auth: 'player',
    locks: 'player',
    section: '7',
    request: nothing,
    data: noData,
  },
  'bonus/trialbonusamount': {
    method: 'GET',
    path: 'bonus/trialbonusamount',
    auth: 'anyone',
    section: '7',
    request: nothing,
    data: money,
  },
  'bonus/list': {
    method: 'POST',
    path: 'bonus/list',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: z.array(bonusStanding),
  },
  'bonus/history': {
    method: 'POST',
    path: 'bonus/history',
    auth: 'player',
    section: '2',
    beyond: true,
    request: bonusFilter,
    data: z.object({ total: z.int(), list: z.array(claimedBonus) }),
  },
  'bonus/claim': {
    method: 'POST',
    path: 'bonus/claim',
    auth: 'player',
    locks: 'player',
    section: '2',
    beyond: true,
    request: z.extend(bonusClaimForm, { id }),
    data: noData,
  },
} satisfies Record<string, Call>
