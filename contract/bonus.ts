import * as z from 'zod/mini'
import { noData, nothing, type Call } from './call.ts'
import { id, text } from './field.ts'
import { money } from './money.ts'
import { history } from './page.ts'

/** What a bonus is given for. */
const kind = z.enum(['trial', 'deposit', 'discount'])

/** What has become of a bonus since it was asked for, in the order of its life. */
const claimedStatuses = ['requested', 'active', 'converted', 'expired', 'cancelled', 'rejected'] as const
const claimedStatus = z.enum(claimedStatuses)

const terms = z.object({
  id,
  kind,
  title: z.string(),
  amount: money,
  /** How much of the requirement has been wagered. */
  wagered: money,
  /** What has to be wagered before the bonus can be converted; 0 where it is given without a condition. */
  requirement: money,
})

/** A bonus as it stands for the player now. Its id is the offer's: what bonus/claim takes. */
const bonusStanding = z.extend(terms, {
  /** The conditions, in a sentence or two. */
  text: z.string(),
  status: z.enum(['offered', ...claimedStatuses]),
  /** Of an offer the end of the time to claim it, of a bonus the end of the time to wager; null where there is none. */
  expires: z.nullable(z.iso.datetime()),
  /** Why an offer cannot be claimed now, in a sentence; null where it can be, and of what was claimed. */
  refusal: z.nullable(z.string()),
})
export type Bonus = z.output<typeof bonusStanding>

/** A bonus that the player has asked for. Its id is its own. */
const claimedBonus = z.extend(terms, {
  status: claimedStatus,
  /** When it was asked for. */
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
    section: '2',
    beyond: true,
    request: z.extend(bonusClaimForm, { id }),
    data: noData,
  },
} satisfies Record<string, Call>
