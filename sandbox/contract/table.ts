import * as z from 'zod/mini'
import { money, toMinor } from '#contract/money.ts'

/** The table games: a round belongs to one player. */
export const gameKinds = [
  'slot',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'highlow',
  'wheel',
  'dice',
  'bingo',
  'keno',
] as const
export type GameKind = (typeof gameKinds)[number]

/** What a round may cost, in the wallet's currency. */
export const stakeLimits = { least: 1, most: 5_000 } as const

/** Part of a bet on the wire; minor units when it is read. */
export const stake = z.pipe(
  money.check(z.minimum(stakeLimits.least), z.maximum(stakeLimits.most)),
  z.transform(toMinor),
)

/** Who asks: what stands in the address that the game was launched at. */
const who = {
  provider: z.string().check(z.maxLength(20)),
  game: z.string().check(z.maxLength(80)),
  token: z.string().check(z.minLength(1), z.maxLength(200)),
}
/** Made by the browser; the call is idempotent by it. */
const id = z.uuid()

export const enterRequest = z.object(who)
export const betRequest = z.object({ ...who, id, bets: z.unknown() })
export const actRequest = z.object({ ...who, id, round: z.uuid(), action: z.unknown() })

export const tableRefusals = [
  'not seated',
  'no such game',
  'not understood',
  'stake out of limits',
  'insufficient funds',
  'limit reached',
  'play closed',
  'round open',
  /** The round before began less than a cycle ago. */
  'too soon',
  'no such round',
  'not now',
  'elsewhere',
  'id reused',
  'refused',
  'no answer',
] as const
export type TableRefusal = (typeof tableRefusals)[number]

const refused = z.object({
  done: z.literal(false),
  why: z.enum(tableRefusals),
  balance: z.nullable(money),
})

export const tableRound = z.object({
  id: z.uuid(),
  staked: money,
  /** Stakes included; null while the round is open. */
  won: z.nullable(money),
  /** By the kind of game. */
  view: z.unknown(),
})
export type TableRound = z.output<typeof tableRound>

const tableGame = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(gameKinds),
  /** What of its rules the page shows, by the kind of game. */
  setup: z.unknown(),
})

export const entered = z.union([
  z.object({
    done: z.literal(true),
    player: z.string(),
    game: tableGame,
    balance: money,
    /** Milliseconds from the start of a round to the next start. */
    cycle: z.int(),
    /** Null where none was left open. */
    open: z.nullable(tableRound),
    /** Those that have ended, the last one first. */
    recent: z.array(tableRound),
  }),
  refused,
])
export type Entered = z.output<typeof entered>

export const played = z.union([
  z.object({
    done: z.literal(true),
    round: tableRound,
    /** Null if the win is not paid yet. */
    balance: z.nullable(money),
    /** The page has to reload: the fault 'reload in mid-round'. */
    reload: z.optional(z.boolean()),
  }),
  refused,
])
export type Played = z.output<typeof played>
