import { chanceOf } from './chance.ts'
import type { InSets, SportKind, Timed } from './kinds.ts'

/** Home and away. */
export type Pair = readonly [number, number]

/** What happens in a match, so many milliseconds after its beginning. */
export interface Happening {
  at: number
  /** After it. */
  score: Pair
  sets: readonly Pair[]
  period: number
  /** Bets are suspended around it. */
  decisive: boolean
}

/** A match from its first minute to its last. */
export interface Timeline {
  happenings: readonly Happening[]
  /** Milliseconds after the beginning. */
  length: number
  /** Abandoned: all bets are void. */
  abandoned: boolean
}

/** One match in so many is abandoned. */
const abandonedOf = 90
/** How far into a match that is. */
const abandonedAfter = 0.6

/** @param share of the home side in what both achieve, from 0 to 1 */
export function timelineOf(name: string, kind: SportKind, share: number): Timeline {
  const chance = chanceOf(name)
  const abandoned = chance() < 1 / abandonedOf
  const whole = kind.kind === 'timed' ? timed(kind, share, chance) : inSets(kind, share, chance)
  if (!abandoned) return { ...whole, abandoned }
  const length = Math.round(whole.length * abandonedAfter)
  return { happenings: whole.happenings.filter(({ at }) => at < length), length, abandoned }
}

type Whole = Omit<Timeline, 'abandoned'>

/** Of a minute of play, at most so many may bring something. */
const chancesOfMinute = 4

function timed(kind: Timed, share: number, chance: () => number): Whole {
  const { periods, minutesOfPeriod, minute, pause, goals, points, decisive, draws } = kind
  const average = points.reduce((sum, each) => sum + each, 0) / points.length
  const likely = goals / average / (periods * minutesOfPeriod * chancesOfMinute)
  const happenings: Happening[] = []
  let score: Pair = [0, 0]
  const scores = (at: number, period: number, by: number, home: boolean) => {
    score = home ? [score[0] + by, score[1]] : [score[0], score[1] + by]
    happenings.push({ at, score, sets: [], period, decisive })
  }
  for (let period = 1; period <= periods; period++) {
    const begins = (period - 1) * (minutesOfPeriod * minute + pause)
    for (let step = 0; step < minutesOfPeriod * chancesOfMinute; step++) {
      if (chance() >= likely) continue
      const by = points[Math.floor(chance() * points.length)] ?? 1
      scores(Math.round(begins + ((step + 0.5) * minute) / chancesOfMinute), period, by, chance() < share)
    }
  }
  const length = Math.round(periods * minutesOfPeriod * minute + (periods - 1) * pause)
  if (!draws && score[0] === score[1]) scores(length, periods, 2, chance() < share)
  return { happenings, length }
}

/** The better side wins fewer points than matches: so much of its share is left in a point. */
const shareInPoint = 0.35

function inSets(kind: InSets, share: number, chance: () => number): Whole {
  const { needed, point, pause } = kind
  const likely = 0.5 + (share - 0.5) * shareInPoint
  const happenings: Happening[] = []
  const done: Pair[] = []
  let [home, away, at] = [0, 0, 0]
  while (home < needed && away < needed) {
    const to = home === needed - 1 && away === needed - 1 ? kind.lastTo : kind.to
    let [here, there] = [0, 0]
    while (!isOver(here, there, to, kind.most)) {
      at += point
      if (chance() < likely) here++
      else there++
      if (isOver(here, there, to, kind.most)) break
      const sets = [...done, [here, there] as const]
      happenings.push({ at, score: [home, away], sets, period: done.length + 1, decisive: false })
    }
    done.push([here, there])
    if (here > there) home++
    else away++
    happenings.push({ at, score: [home, away], sets: [...done], period: done.length, decisive: true })
    if (home < needed && away < needed) at += pause
  }
  return { happenings, length: Math.round(at) }
}

const isOver = (here: number, there: number, to: number, most: number) =>
  Math.max(here, there) >= most || (Math.max(here, there) >= to && Math.abs(here - there) >= 2)
