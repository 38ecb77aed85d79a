import * as z from 'zod/mini'
import { blame, noData, nothing, type Call } from './call.ts'
import { limitKinds, limitPeriods, type LimitKind } from './law/profile.ts'
import { money } from './money.ts'
import { history } from './page.ts'

const kind = z.enum(limitKinds)
const period = z.enum(limitPeriods)

/** What a limit counts: wire money, or whole minutes of play. */
export const limitUnit = (of: LimitKind): 'money' | 'minutes' => (of === 'session' ? 'minutes' : 'money')

/** Minutes in 31 days: no session limit is longer. */
export const mostSessionMinutes = 31 * 24 * 60

const amountOf = (of: LimitKind, amount: number) =>
  limitUnit(of) === 'money' || (Number.isInteger(amount) && amount <= mostSessionMinutes)

/** A limit of 0 allows nothing. */
const amount = money.check(z.minimum(0, 'amount at least 0'))

const named = z.object({ kind, period })
export type LimitName = z.output<typeof named>

export const setLimitForm = z
  .extend(named, {
    /** Null: no limit. */
    amount: z.nullable(amount),
  })
  .check(
    z.refine((limit) => limit.amount === null || amountOf(limit.kind, limit.amount), {
      path: ['amount'],
      error: 'not an amount',
    }),
  )
export type SetLimit = z.output<typeof setLimitForm>

/** A raise, or with null a removal, that the player has asked for. It holds only once the player confirms it in time. */
const limitRequest = z.object({
  amount: z.nullable(money),
  confirmableFrom: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** Now, by the server's clock. */
  confirmable: z.boolean(),
})
export type LimitRequest = z.output<typeof limitRequest>

const limit = z.extend(named, {
  amount: money,
  /** Of the period that ends now; a net deposit and a loss can be negative. */
  used: money,
  /** Never negative. */
  left: money,
  /** When something of it is available again; null while something is left, and where nothing ever will be (a limit of 0). */
  availableAt: z.nullable(z.iso.datetime()),
  /** Where the law fixes the periods, the end of the running one. */
  endsAt: z.nullable(z.iso.datetime()),
  /** Since when this amount holds. */
  since: z.iso.datetime(),
  request: z.nullable(limitRequest),
})
export type Limit = z.output<typeof limit>

const limitsStanding = z.object({
  /** Name of the profile of the player's country. */
  profile: z.string(),
  /** What can be limited, in the order in which a page shows it. */
  kinds: z.array(kind),
  periods: z.array(period),
  limits: z.array(limit),
  /** Without these limits the player neither deposits nor plays. */
  required: z.array(named),
  /** Hours from the request of a raise or removal to the moment from which it can be confirmed. */
  raiseWait: z.int(),
  /** The player is asked to look at the limits again. */
  reviewDue: z.boolean(),
})
export type LimitsStanding = z.output<typeof limitsStanding>

/** What a deposit or bet would pass. */
export const limitReached = z.extend(named, {
  /** Null: the law of the player's country requires it, and it is not set. */
  limit: z.nullable(money),
  used: money,
  /** When the same amount would fit; null: it never does. */
  availableAt: z.nullable(z.iso.datetime()),
})
/** `data` of the refusal of a deposit. */
export const limitRefusal = z.extend(blame, { reached: limitReached })
export type LimitReached = z.output<typeof limitReached>

export const limitEvents = [
  'set',
  'lowered',
  'raise requested',
  'request cancelled',
  'request lapsed',
  'raised',
  'removed',
] as const

const limitChange = z.extend(named, {
  id: z.string(),
  date: z.iso.datetime(),
  event: z.enum(limitEvents),
  /** The limit before and after the event; of a request, the present limit and the requested one. Null: no limit. */
  before: z.nullable(money),
  after: z.nullable(money),
  by: z.enum(['player', 'operator']),
})
export type LimitChange = z.output<typeof limitChange>

export const protection = {
  'protection/limits': {
    method: 'GET',
    path: 'protection/limits',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: limitsStanding,
  },
  'protection/limithistory': {
    method: 'POST',
    path: 'protection/limithistory',
    auth: 'player',
    section: '2',
    beyond: true,
    request: history,
    data: z.object({ total: z.int(), list: z.array(limitChange) }),
  },
  /** A first limit and a lower one hold at once; a higher one and a removal become a request. The same amount changes nothing. */
  'protection/setlimit': {
    method: 'POST',
    path: 'protection/setlimit',
    auth: 'player',
    locks: 'player',
    section: '2',
    beyond: true,
    request: setLimitForm,
    data: limitsStanding,
  },
  /** Refused before `confirmableFrom` and from `lapsesAt` on. */
  'protection/confirmraise': {
    method: 'POST',
    path: 'protection/confirmraise',
    auth: 'player',
    locks: 'player',
    section: '2',
    beyond: true,
    request: named,
    data: limitsStanding,
  },
  'protection/cancelraise': {
    method: 'POST',
    path: 'protection/cancelraise',
    auth: 'player',
    locks: 'player',
    section: '2',
    beyond: true,
    request: named,
    data: limitsStanding,
  },
  'protection/limitsreviewed': {
    method: 'POST',
    path: 'protection/limitsreviewed',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: noData,
  },
} satisfies Record<string, Call>
