import * as z from 'zod/mini'
import { money, toMinor } from '#contract/money.ts'
import { furthest } from './crash-point.ts'

/** Where the tables of crash games are reached, at the sandbox's origin. */
export const aviatorPath = '/api/aviator'

/** The games that are played so, by their codes in the catalogue; each has rounds of its own. */
export const crashGameNames = {
  aviator: 'Aviator',
  'balon-turu': 'Balon Turu',
  'ucurtma-ruzgari': 'Uçurtma Rüzgârı',
  'rocket-launch': 'Rocket Launch',
  'zirve-tirmanisi': 'Zirve Tırmanışı',
  'skyline-glider': 'Skyline Glider',
} as const
export type CrashGameCode = keyof typeof crashGameNames
export const isCrashGame = (code: string): code is CrashGameCode => Object.hasOwn(crashGameNames, code)

/** Milliseconds. */
export const phases = {
  /** Bets are taken. */
  betting: 5_000,
  /** Pause after a round. */
  pause: 3_000,
  /** Between two updates during a flight. */
  tick: 200,
} as const

/** Bets that one player may have in a round. */
export const slots = [0, 1] as const
/** In the wallet's currency. */
export const crashStakes = { least: 1, most: 5_000 } as const
/** Hundredths. */
export const autoLimits = { least: 101, most: furthest } as const
/** Rounds whose ends a player sees when they sit down. */
export const shownRounds = 30

const hundredths = z.int().check(z.minimum(0), z.maximum(furthest))
const auto = z.nullable(z.int().check(z.minimum(autoLimits.least), z.maximum(autoLimits.most)))
const slot = z.literal([...slots])
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
/** Made by the browser: the same id is the same bet. */
const betId = z.uuid()

/** The round that the player saw; it may have closed meanwhile. */
const round = z.int()

export const crashAsks = z.discriminatedUnion('type', [
  z.object({ type: z.literal('join'), provider: text(20), game: text(80), token: text(200) }),
  z.object({
    type: z.literal('bet'),
    id: betId,
    round,
    slot,
    stake: z.pipe(
      money.check(z.minimum(crashStakes.least), z.maximum(crashStakes.most)),
      z.transform(toMinor),
    ),
    auto,
  }),
  z.object({ type: z.literal('cancel'), id: betId }),
  z.object({ type: z.literal('cash out'), id: betId }),
])
export type CrashAsk = z.output<typeof crashAsks>
/** As the browser writes it. */
export type CrashAsked = z.input<typeof crashAsks>

export const betStates = [
  /** The wallet has not answered yet. */
  'asked',
  'placed',
  'cashed',
  'lost',
  /** Taken back by the player before the flight. */
  'cancelled',
  /** The wallet answered after the betting had closed: the stake goes back. */
  'late',
  'refused',
  /** The round was annulled: the stake goes back. */
  'annulled',
] as const
export type BetState = (typeof betStates)[number]

export const betRefusals = [
  'insufficient funds',
  'limit reached',
  'play closed',
  'session ended',
  'no answer',
  /** The wallet's other reasons; none is the player's. */
  'refused',
] as const

/** A player's own bet. */
const ownBet = z.object({
  id: betId,
  round,
  slot,
  stake: money,
  auto,
  state: z.enum(betStates),
  /** Null but for a refused one. */
  why: z.nullable(z.enum(betRefusals)),
  /** Hundredths; null where it was not cashed. */
  cashedAt: z.nullable(hundredths),
  /** Stake included; null while it is open. */
  won: z.nullable(money),
})
export type OwnBet = z.output<typeof ownBet>

/** A bet as everybody sees it. */
const seenBet = z.object({
  /** Identifies the bet, not the player. */
  key: z.int(),
  player: z.string(),
  stake: money,
  cashedAt: z.nullable(hundredths),
  won: z.nullable(money),
  /** It was taken back, or came too late. */
  gone: z.boolean(),
})
export type SeenBet = z.output<typeof seenBet>

const pastRound = z.object({ round, point: hundredths })
export type PastRound = z.output<typeof pastRound>

const phase = z.discriminatedUnion('name', [
  /** Between rounds. */
  z.object({ name: z.literal('waiting') }),
  z.object({ name: z.literal('betting'), closesIn: z.int() }),
  /** `elapsed` since the plane has taken off, milliseconds. */
  z.object({ name: z.literal('flying'), elapsed: z.int() }),
  z.object({ name: z.literal('crashed'), point: hundredths }),
])

export const askRefusals = [
  'not understood',
  'not seated',
  /** Another node runs this table: reconnect. */
  'elsewhere',
  'no such game',
  'not joined',
  'betting closed',
  'slot taken',
  /** The law of the player's country forbids the auto cash-out. */
  'no autoplay',
  'id reused',
  'no such bet',
  'not now',
  /** After the crash. */
  'too late',
] as const
export type AskRefusal = (typeof askRefusals)[number]

export const crashTells = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('joined'),
    player: z.string(),
    balance: money,
    /** The auto cash-out is allowed. */
    autoplay: z.boolean(),
    round: z.nullable(z.object({ number: round, commitment: z.string() })),
    phase,
    mine: z.array(ownBet),
    seen: z.array(seenBet),
    past: z.array(pastRound),
  }),
  z.object({ type: z.literal('betting'), round, commitment: z.string(), closesIn: z.int() }),
  z.object({ type: z.literal('flying'), round, elapsed: z.int() }),
  z.object({ type: z.literal('crashed'), round, point: hundredths, seed: z.string() }),
  z.object({ type: z.literal('seen'), round, bets: z.array(seenBet) }),
  z.object({ type: z.literal('mine'), bet: ownBet }),
  z.object({ type: z.literal('balance'), balance: money }),
  /** The page has to reload: the fault 'reload in mid-round'. */
  z.object({ type: z.literal('reload') }),
  z.object({ type: z.literal('refused'), why: z.enum(askRefusals), id: z.nullable(z.string()) }),
])
export type CrashTell = z.output<typeof crashTells>

/** What anybody may ask of a round: GET `${aviatorPath}/round`. */
export const roundAsk = z.object({
  provider: text(20),
  game: text(80),
  round: z.coerce.number().check(z.int(), z.minimum(1)),
})
export const roundTold = z.object({
  commitment: z.string(),
  /** What is hidden while the round runs. */
  ended: z.nullable(z.object({ seed: z.string(), point: hundredths, annulled: z.boolean() })),
  /** The seed of the round before: it is this one's commitment, unless this one is the first of a chain. */
  before: z.nullable(z.string()),
})
export type RoundTold = z.output<typeof roundTold>
