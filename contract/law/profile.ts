/** Milliseconds. */
export const second = 1_000
export const hour = 3_600 * second
export const day = 24 * hour
export const week = 7 * day
/** No calendar month is longer, so what lasts this long is never shorter than promised. */
export const longestMonth = 31 * day

/** In the order in which a page shows them: no kind is more prominent than the gross deposit (UK RTS 12). */
export const limitKinds = ['deposit', 'net deposit', 'stake', 'loss', 'session'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Any 24 hours up to now; any 7 times 24 hours up to now; the calendar month in the site's time zone. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

export type ProfileName =
  | 'house'
  | 'united-kingdom'
  | 'ontario'
  | 'sweden'
  | 'germany'
  | 'denmark'
  | 'spain'
  | 'malta'

export type Currency = 'TRY' | 'GBP' | 'EUR' | 'SEK'

/** Minor units of its currency. */
export interface Sum {
  amount: number
  currency: Currency
}

export interface Profile {
  name: ProfileName
  limits: {
    kinds: readonly LimitKind[]
    periods: readonly LimitPeriod[]
    /** Without these limits nobody plays. */
    required: readonly { kind: LimitKind; period: LimitPeriod }[]
    /** Milliseconds from the request of a raise or removal to the moment from which it may be confirmed. */
    raiseWait: number
    /** Milliseconds after that moment; then the request lapses. */
    confirmWithin: number
    /** A raise also waits for the end of the running period. */
    afterPeriod: boolean
    /** By the clock of this time zone the periods of a deposit limit begin and end at fixed times; null: see `limitPeriods`. */
    depositZone: string | null
    /** Months after which the player is asked to review the limits. */
    reviewEvery: number
    /** The most that the monthly deposit limit may be. */
    mostDeposit: Sum | null
    /** A person contacts a player whose monthly deposit limit is above it. */
    contactAbove: Sum | null
  }
  breaks: {
    /** Milliseconds. */
    timeOuts: { shortest: number; longest: number; offered: readonly number[] }
    /** Milliseconds. */
    panic: number
    /** Months. */
    exclusions: readonly (number | 'permanent')[]
    /** Milliseconds: an exclusion of few days' month is prolonged to it. */
    shortestExclusion: number
    /** An excluded player may sign in, to withdraw and to read until when. */
    signIn: boolean
    lift: {
      /** Milliseconds from the player's request, after the end, until a fixed exclusion is lifted. */
      fixed: number
      /** The same of a permanent one. */
      indefinite: number
      /** Months from its start in which nobody may ask to lift a permanent one; null: it is never lifted. */
      indefiniteAfter: number | null
    }
  }
  /** Minutes between two reality checks: what the player may choose, and what holds until then. */
  realityCheck: { shortest: number; longest: number; standard: number }
  session: {
    /** A session of slots starts only with its time and its money set. */
    setBefore: boolean
    /** Minutes of play without a pause, after which no round begins; null: play has no such end. */
    longest: number | null
    /** Minutes from then until a round may begin. */
    pause: number
  }
  game: {
    autoplay: boolean
    /** A game starts only on a new declaration of the player. */
    declare: boolean
    /** Milliseconds from the start of a game cycle to the next start. */
    cycle: { slots: number; other: number }
    /** Turbo, and stopping the reels by hand. */
    fastPlay: boolean
    /** A celebration of a return that is not above the stake. */
    celebrateLosses: boolean
    /** The highest stake in slots from an age on. The operator grants a tier above 0. Empty: no ceiling. */
    stakes: readonly { age: number; tier: number; most: Sum }[]
    /** Times the bonus that may have to be wagered. */
    wageringMost: number | null
    /** Months of game history: on the screen, and as a download. */
    history: { shown: number; download: number }
    withdrawalsReversible: boolean
  }
}
