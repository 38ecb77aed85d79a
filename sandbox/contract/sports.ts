import * as z from 'zod/mini'

/** The sandbox's own sportsbook, between its pages and its server. Odds are hundredths, amounts minor units. */

export const books = ['betsy', 'betco'] as const
export type SportsBook = (typeof books)[number]

export const sports = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'ice-hockey',
  'e-football',
  'shooter',
  'arena',
] as const
export type SportId = (typeof sports)[number]

export const parts = ['sports', 'live', 'esports'] as const
export type Part = (typeof parts)[number]

export const marketId = z.enum(['result', 'winner', 'total', 'both', 'handicap'])
export type MarketId = z.output<typeof marketId>
export const selectionId = z.enum(['home', 'draw', 'away', 'over', 'under', 'yes', 'no'])
export type SelectionId = z.output<typeof selectionId>

/** From certain to a hundred for one. */
const odds = z.int().check(z.minimum(100), z.maximum(1_000_000))
const price = z.object({
  selection: selectionId,
  /** Null where nothing can be bet on it any more. */
  odds: z.nullable(odds),
})
const market = z.object({
  id: marketId,
  /** Ends with a half; of a handicap what the home side is given. */
  line: z.nullable(z.number()),
  prices: z.array(price),
})
export type Market = z.output<typeof market>

const pair = z.tuple([z.int(), z.int()])
const standing = {
  state: z.enum(['upcoming', 'live', 'ended', 'abandoned']),
  /** Bets are suspended around a decisive event. */
  suspended: z.boolean(),
  /** What counts: goals, points, or sets. */
  score: pair,
  /** Of a match of sets: what each of them has come to. */
  sets: z.array(pair),
  /** Of a match that is timed: the minute that is played, and the half, quarter or third. */
  minute: z.nullable(z.int()),
  period: z.int(),
  markets: z.array(market),
}

export const fixture = z.object({
  id: z.string(),
  sport: z.enum(sports),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.iso.datetime(),
  ...standing,
})
export type Fixture = z.output<typeof fixture>

export const programme = z.object({
  leagues: z.array(z.object({ id: z.string(), sport: z.enum(sports), name: z.string() })),
  fixtures: z.array(fixture),
})
export type Programme = z.output<typeof programme>

/** What has changed of fixtures, as it is pushed. */
export const changes = z.array(z.object({ id: z.string(), ...standing }))
export type Change = z.output<typeof changes>[number]

/** Which odds the player accepts if they have moved. */
export const acceptance = z.enum(['never', 'higher', 'any'])
export type Acceptance = z.output<typeof acceptance>

export const limits = {
  /** Minor units. */
  leastStake: 100,
  mostStake: 1_000_000,
  mostWin: 50_000_000,
  mostLegs: 12,
} as const

const fixtureId = z.string().check(z.regex(/^[a-z0-9-]{3,60}$/))
export const slipRequest = z.object({
  /** Made by the browser; placing is idempotent by it. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  stake: z.int(),
  accept: acceptance,
  legs: z
    .array(
      z.object({
        fixture: fixtureId,
        market: marketId,
        selection: selectionId,
        /** What the player saw. */
        odds,
        live: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.mostLegs)),
})
export type SlipRequest = z.output<typeof slipRequest>
export type LegRequest = SlipRequest['legs'][number]

/** Why a leg cannot be bet on as it was seen. */
const legFault = z.enum(['gone', 'ended', 'suspended', 'started', 'moved'])
export type LegFault = z.output<typeof legFault>

export const slipRefusal = z.enum([
  'legs',
  'same fixture',
  'stake too low',
  'stake too high',
  'win too high',
  'insufficient funds',
  'limit reached',
  'play closed',
  'session ended',
  'not known',
  'id reused',
  'no answer',
])
export type SlipRefusal = z.output<typeof slipRefusal>

const legStatus = z.enum(['open', 'won', 'lost', 'void'])
export type LegStatus = z.output<typeof legStatus>
const slipStatus = z.enum(['open', 'won', 'lost', 'void'])
export type SlipStatus = z.output<typeof slipStatus>

export const slip = z.object({
  id: z.string(),
  placedAt: z.iso.datetime(),
  stake: z.int(),
  /** Of all legs, hundredths, rounded down; what is won follows from the odds themselves. */
  odds: z.int(),
  mayWin: z.int(),
  status: slipStatus,
  won: z.int(),
  legs: z.array(
    z.object({
      fixture: z.string(),
      sport: z.enum(sports),
      home: z.string(),
      away: z.string(),
      market: marketId,
      line: z.nullable(z.number()),
      selection: selectionId,
      odds: z.int(),
      status: legStatus,
      /** Null until it is over. */
      score: z.nullable(pair),
    }),
  ),
})
export type Slip = z.output<typeof slip>

export const placed = z.union([
  z.object({ placed: z.literal(true), slip, balance: z.nullable(z.int()) }),
  z.object({
    placed: z.literal(false),
    why: slipRefusal,
    /** With 'legs': the fault of each bad leg and its present odds. */
    legs: z.array(z.object({ fixture: z.string(), fault: legFault, odds: z.nullable(odds) })),
  }),
])
export type Placed = z.output<typeof placed>

export const ownSlips = z.object({ balance: z.int(), open: z.array(slip), settled: z.array(slip) })
export type OwnSlips = z.output<typeof ownSlips>

/** Ends a match now. */
export const ending = z.object({
  fixture: fixtureId,
  score: z.optional(pair),
  abandoned: z._default(z.boolean(), false),
})
