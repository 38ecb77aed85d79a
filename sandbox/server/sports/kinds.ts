import type { SportId } from '#sandbox/contract/sports.ts'

const second = 1_000

/** Sports that are played against the clock. */
export interface Timed {
  kind: 'timed'
  periods: number
  minutesOfPeriod: number
  /** How long a minute of play takes here; milliseconds. */
  minute: number
  /** Between two periods; milliseconds. */
  pause: number
  /** What both sides together come to on average. */
  goals: number
  /** What one of them counts. */
  points: readonly number[]
  /** Each changes the match so much that bets are stopped around it. */
  decisive: boolean
  draws: boolean
  /** How much a side's strength counts for one goal; less in sports with many. */
  edge: number
}

export interface InSets {
  kind: 'in sets'
  needed: number
  /** What a set is played to; two ahead, up to the most. */
  to: number
  most: number
  /** Of the last set, where it is another. */
  lastTo: number
  /** How long a point takes here; milliseconds. */
  point: number
  pause: number
}

export type SportKind = Timed | InSets

/** Time runs faster than in life, so that a bet is settled within some minutes. */
export const kinds: Record<SportId, SportKind> = {
  football: {
    kind: 'timed',
    periods: 2,
    minutesOfPeriod: 45,
    minute: 6.5 * second,
    pause: 30 * second,
    goals: 2.7,
    points: [1],
    decisive: true,
    draws: true,
    edge: 1,
  },
  basketball: {
    kind: 'timed',
    periods: 4,
    minutesOfPeriod: 10,
    minute: 14 * second,
    pause: 20 * second,
    goals: 162,
    points: [2, 2, 3, 1],
    decisive: false,
    draws: false,
    edge: 0.2,
  },
  tennis: {
    kind: 'in sets',
    needed: 2,
    to: 6,
    most: 7,
    lastTo: 6,
    point: 22 * second,
    pause: 20 * second,
  },
  volleyball: {
    kind: 'in sets',
    needed: 3,
    to: 25,
    most: 35,
    lastTo: 15,
    point: 3.5 * second,
    pause: 20 * second,
  },
  'ice-hockey': {
    kind: 'timed',
    periods: 3,
    minutesOfPeriod: 20,
    minute: 9 * second,
    pause: 25 * second,
    goals: 5.6,
    points: [1],
    decisive: true,
    draws: true,
    edge: 1,
  },
  'e-football': {
    kind: 'timed',
    periods: 2,
    minutesOfPeriod: 45,
    minute: 3.5 * second,
    pause: 15 * second,
    goals: 3.8,
    points: [1],
    decisive: true,
    draws: true,
    edge: 1,
  },
  shooter: {
    kind: 'in sets',
    needed: 2,
    to: 13,
    most: 19,
    lastTo: 13,
    point: 9 * second,
    pause: 20 * second,
  },
  arena: {
    kind: 'in sets',
    needed: 2,
    to: 18,
    most: 22,
    lastTo: 18,
    point: 8 * second,
    pause: 20 * second,
  },
}

export const isESport = (sport: SportId) => ['e-football', 'shooter', 'arena'].includes(sport)
