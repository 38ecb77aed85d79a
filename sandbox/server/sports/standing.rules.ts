import type { Timed } from './kinds.ts'
import { endOf, type Endings, type Match } from './fixtures.ts'
import type { Happening, Pair } from './timeline.ts'

const second = 1_000
/** Milliseconds that bets are suspended before and after a decisive event. */
const stoppedBefore = 3 * second
const stoppedAfter = 6 * second
/** Milliseconds before the end when the betting closes. */
const closedBefore = 15 * second

export interface Standing {
  state: 'upcoming' | 'live' | 'ended' | 'abandoned'
  suspended: boolean
  score: Pair
  sets: readonly Pair[]
  minute: number | null
  period: number
  /** From 0 at the beginning to 1 at the end of play; of a match of sets only a guess. */
  played: number
}

const nothing = { score: [0, 0], sets: [], period: 0 } as const

export function standingOf(match: Match, now: number, endings: Endings): Standing {
  const { startsAt, timeline, kind } = match
  const ended = endings.get(match.id)
  if (now >= endOf(match, endings)) {
    const last = ended
      ? { ...nothing, score: ended.score ?? [0, 0] }
      : (timeline.happenings.at(-1) ?? nothing)
    const abandoned = ended ? ended.score === null : timeline.abandoned
    const { score, sets } = last
    return {
      state: abandoned ? 'abandoned' : 'ended',
      suspended: true,
      score,
      sets,
      minute: null,
      period: 0,
      played: 1,
    }
  }
  if (now < startsAt) return { ...nothing, state: 'upcoming', suspended: false, minute: null, played: 0 }
  const at = now - startsAt
  const { score, sets, period } = lastBy(timeline.happenings, at)
  const clock = kind.kind === 'timed' ? clockOf(kind, at) : { minute: null, period: Math.max(1, period) }
  const suspended =
    at > timeline.length - closedBefore ||
    timeline.happenings.some(
      (each) => each.decisive && at >= each.at - stoppedBefore && at < each.at + stoppedAfter,
    )
  return { state: 'live', suspended, score, sets, ...clock, played: at / timeline.length }
}

function lastBy(happenings: readonly Happening[], at: number): Pick<Happening, 'score' | 'sets' | 'period'> {
  return happenings.findLast((each) => each.at <= at) ?? nothing
}

function clockOf({ periods, minutesOfPeriod, minute, pause }: Timed, at: number) {
  const whole = minutesOfPeriod * minute + pause
  const period = Math.min(periods, Math.floor(at / whole) + 1)
  const within = Math.min(minutesOfPeriod, Math.floor((at - (period - 1) * whole) / minute) + 1)
  return { minute: (period - 1) * minutesOfPeriod + within, period }
}

/** The remaining share of the playing time, from 1 to 0, without pauses. */
export function leftOf({ periods, minutesOfPeriod, minute, pause }: Timed, at: number): number {
  const play = minutesOfPeriod * minute
  const whole = play + pause
  const period = Math.min(periods - 1, Math.floor(at / whole))
  const done = period * play + Math.min(play, at - period * whole)
  return Math.max(0, 1 - done / (periods * play))
}
