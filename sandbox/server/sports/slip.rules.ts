import {
  limits,
  type Acceptance,
  type LegFault,
  type LegRequest,
  type LegStatus,
  type SlipRefusal,
  type SlipRequest,
  type SlipStatus,
} from '#sandbox/contract/sports.ts'
import { payout } from '#sandbox/contract/odds.ts'
import { endOf, matchOf, type Endings } from './fixtures.ts'
import { hasWon, marketsOf, type Question } from './odds.rules.ts'
import { standingOf } from './standing.rules.ts'

/** A leg as it was bet. */
export interface Leg extends Question {
  fixture: string
  selection: LegRequest['selection']
  /** Hundredths. */
  odds: number
}

export interface FaultyLeg {
  fixture: string
  fault: LegFault
  odds: number | null
}

export type Judged =
  | { taken: true; legs: Leg[] }
  | { taken: false; why: SlipRefusal; legs: readonly FaultyLeg[] }

const refused = (why: SlipRefusal, legs: readonly FaultyLeg[] = []): Judged => ({ taken: false, why, legs })

/** Whether the slip can be placed, and at which odds: the present ones, if the player accepts them. */
export function judge(slip: SlipRequest, now: number, endings: Endings): Judged {
  const { stake, legs, accept } = slip
  if (new Set(legs.map(({ fixture }) => fixture)).size < legs.length) return refused('same fixture')
  if (stake < limits.leastStake) return refused('stake too low')
  if (stake > limits.mostStake) return refused('stake too high')
  const judged = legs.map((leg) => judgeLeg(leg, accept, now, endings))
  const faulty = judged.flatMap((each) => ('fault' in each ? [each] : []))
  if (faulty.length > 0) return refused('legs', faulty)
  const taken = judged.flatMap((each) => ('fault' in each ? [] : [each]))
  if (payout(stake, oddsOf(taken)) > limits.mostWin) return refused('win too high')
  return { taken: true, legs: taken }
}

function judgeLeg(seen: LegRequest, accept: Acceptance, now: number, endings: Endings): Leg | FaultyLeg {
  const { fixture, market: id, selection } = seen
  const fault = (why: LegFault, odds: number | null = null): FaultyLeg => ({ fixture, fault: why, odds })
  const match = matchOf(fixture)
  if (!match) return fault('gone')
  const { state, suspended } = standingOf(match, now, endings)
  if (state === 'ended' || state === 'abandoned') return fault('ended')
  const market = marketsOf(match, now, endings).find((each) => each.id === id)
  const odds = market?.prices.find((each) => each.selection === selection)?.odds ?? null
  if (!market) return fault('gone')
  if (state === 'live' && !seen.live) return fault('started', suspended ? null : odds)
  if (suspended || odds === null) return fault('suspended')
  if (!takes(accept, seen.odds, odds)) return fault('moved', odds)
  return { fixture, id, line: market.line, selection, odds }
}

const takes = (accept: Acceptance, seen: number, now: number) =>
  now === seen || accept === 'any' || (accept === 'higher' && now > seen)

const oddsOf = (legs: readonly { odds: number }[]) => legs.map(({ odds }) => odds)

export function outcomeOf(leg: Leg, now: number, endings: Endings): LegStatus {
  const match = matchOf(leg.fixture)
  if (!match) return 'void'
  const { state, score } = standingOf(match, now, endings)
  if (state === 'abandoned') return 'void'
  if (state !== 'ended') return 'open'
  return hasWon(leg, leg.selection, score) ? 'won' : 'lost'
}

export interface Verdict {
  status: SlipStatus
  /** Minor units, stake included. */
  won: number
  /** When the next open leg ends; null if none is open. */
  dueAt: number | null
}

/** One lost leg loses the slip. A void leg has the odds 1; if all are void, the stake goes back. */
export function verdictOf(stake: number, legs: readonly Leg[], now: number, endings: Endings): Verdict {
  const outcomes = legs.map((leg) => outcomeOf(leg, now, endings))
  if (outcomes.includes('lost')) return { status: 'lost', won: 0, dueAt: null }
  if (outcomes.includes('open')) {
    const ends = legs.filter((_, at) => outcomes[at] === 'open').map((leg) => dueOf(leg, endings))
    return { status: 'open', won: 0, dueAt: Math.min(...ends) }
  }
  if (!outcomes.includes('won')) return { status: 'void', won: stake, dueAt: null }
  const counting = legs.filter((_, at) => outcomes[at] === 'won')
  return { status: 'won', won: payout(stake, oddsOf(counting)), dueAt: null }
}

function dueOf({ fixture }: Leg, endings: Endings): number {
  const match = matchOf(fixture)
  if (!match) throw new Error(`There is no match ${fixture}`)
  return endOf(match, endings)
}

/** When the first of its matches is over. */
export const firstDue = (legs: readonly Leg[], endings: Endings) =>
  Math.min(...legs.map((leg) => dueOf(leg, endings)))
