import type { Market, MarketId, SelectionId } from '#sandbox/contract/sports.ts'
import { hundredths } from '#sandbox/contract/odds.ts'
import { chanceOf } from './chance.ts'
import type { Endings, Match } from './fixtures.ts'
import { likelyOfSets, likelyOfTimed, type Likely } from './likely.ts'
import { leftOf, standingOf, type Standing } from './standing.rules.ts'
import type { Pair } from './timeline.ts'

const second = 1_000
/** How often odds move, live and before the match. */
const liveTick = 10 * second
const earlyTick = 300 * second
/** The margin: the implied probabilities of a market sum to this. */
const overround = 1.06
/** Random drift of the odds, and how often it changes. */
const mood = 0.02
const moodTick = 60 * second
/** Above the first probability the market is closed, below the second the selection. */
const certain = 0.965
const unlikely = 0.006
const leastOdds = 101
const mostOdds = 10_000

export interface Question {
  id: MarketId
  line: number | null
}

/** What can be bet on in a match; its lines stay as they are while it is played. */
export function questionsOf({ kind, share, id }: Match): Question[] {
  const form = chanceOf(`${id} lines`)
  if (kind.kind === 'in sets') {
    return [
      { id: 'winner', line: null },
      { id: 'total', line: kind.needed === 2 ? 2.5 : 3.5 },
      { id: 'handicap', line: share >= 0.5 ? -1.5 : 1.5 },
    ]
  }
  const ahead = kind.goals * (2 * share - 1)
  const handicap = Math.abs(ahead) < 1 ? (share >= 0.5 ? -1.5 : 1.5) : -(Math.round(ahead) + 0.5)
  const total = Math.floor(kind.goals + (form() - 0.5) * Math.sqrt(kind.goals) * 0.6) + 0.5
  return [
    { id: kind.draws ? 'result' : 'winner', line: null },
    { id: 'total', line: total },
    ...(kind.draws ? [{ id: 'both' as const, line: null }] : []),
    { id: 'handicap', line: handicap },
  ]
}

export const selectionsOf: Record<MarketId, readonly SelectionId[]> = {
  result: ['home', 'draw', 'away'],
  winner: ['home', 'away'],
  total: ['over', 'under'],
  both: ['yes', 'no'],
  handicap: ['home', 'away'],
}

const winner = (home: number, away: number): SelectionId =>
  home > away ? 'home' : home < away ? 'away' : 'draw'

const winning: Record<MarketId, (score: Pair, line: number) => SelectionId> = {
  result: ([home, away]) => winner(home, away),
  winner: ([home, away]) => winner(home, away),
  total: ([home, away], line) => (home + away > line ? 'over' : 'under'),
  both: ([home, away]) => (home > 0 && away > 0 ? 'yes' : 'no'),
  handicap: ([home, away], line) => (home + line > away ? 'home' : 'away'),
}

export const hasWon = ({ id, line }: Question, selection: SelectionId, score: Pair) =>
  winning[id](score, line ?? 0) === selection

interface Offered {
  /** The key that they were computed for. */
  from: string
  markets: readonly Market[]
}

/** A cache: odds do not change within a tick. */
const offered = new Map<string, Offered>()
const mostOffered = 2_000

/** What can be bet on now, and at which odds. */
export function marketsOf(match: Match, now: number, endings: Endings): Market[] {
  const standing = standingOf(match, now, endings)
  if (standing.state === 'ended' || standing.state === 'abandoned') return []
  const tick = standing.state === 'live' ? liveTick : earlyTick
  const at = Math.floor(now / tick) * tick
  const from = JSON.stringify([at, standing.state, standing.score, standing.sets])
  const kept = offered.get(match.id)
  if (kept?.from === from) return [...kept.markets]
  const likely = likelyOf(match, standing, at)
  const markets = questionsOf(match).map((question) => marketOf(match.id, question, likely, at))
  if (offered.size >= mostOffered) offered.delete(offered.keys().next().value ?? '')
  offered.set(match.id, { from, markets })
  return markets
}

function marketOf(match: string, question: Question, likely: Likely, at: number): Market {
  const chances = selectionsOf[question.id].map((selection) => ({
    selection,
    chance: chanceIn(likely, question, selection),
  }))
  const decided = chances.some(({ chance }) => chance > certain)
  const prices = chances.map(({ selection, chance }) => {
    const stray =
      (chanceOf(`${match} ${question.id} ${selection} ${Math.floor(at / moodTick)}`)() - 0.5) * mood
    return { selection, odds: decided ? null : priceOf(chance, stray) }
  })
  return { ...question, prices }
}

function likelyOf({ kind, share, startsAt }: Match, { score, sets, state }: Standing, at: number): Likely {
  if (kind.kind === 'timed') {
    const left = state === 'upcoming' ? 1 : leftOf(kind, Math.max(0, at - startsAt))
    return likelyOfTimed(kind, share, score, left)
  }
  const current = sets.length > score[0] + score[1] ? (sets.at(-1) ?? [0, 0]) : ([0, 0] as const)
  return likelyOfSets(kind, share, score, current)
}

const chanceIn = (likely: Likely, question: Question, selection: SelectionId) =>
  likely.reduce((sum, { score, chance }) => (hasWon(question, selection, score) ? sum + chance : sum), 0)

/** Null: too unlikely to offer. */
export function priceOf(chance: number, stray: number): number | null {
  if (chance < unlikely) return null
  const fair = (hundredths / (chance * overround)) * (1 + stray)
  return Math.min(mostOdds, Math.max(leastOdds, Math.floor(fair)))
}
