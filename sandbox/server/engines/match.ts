import * as z from 'zod/mini'
import { matchBets, type MatchOutcome, type MatchSetup, type MatchView } from '#sandbox/contract/match.ts'
import type { Engine } from '../engine.ts'
import { drawWeighted, times } from './pick.ts'

type Bets = z.output<typeof matchBets>
type Score = [number, number]
interface State extends Bets {
  scores: Score[]
}

/** What a side makes in one part of the match: the least, and how likely each point more is. */
export interface Strength {
  base: number
  weights: readonly number[]
}
export interface Fixture {
  /** Parts of the match; null where it ends when one side has two of three. */
  parts: number | null
  home: Strength
  away: Strength
}

const setsToWin = 2

export const outcomeOf = ([home, away]: Score): MatchOutcome =>
  home === away ? 'draw' : home > away ? 'home' : 'away'

/** @param fixtures how the matches of the setup are played, in their order */
export function match(
  { fixtures: offered }: Pick<MatchSetup, 'fixtures'>,
  fixtures: readonly Fixture[],
): Engine<Bets, never, State, MatchView> {
  return {
    bets: matchBets.check(
      z.refine(({ fixture, on }) => (offered[fixture]?.odds[on] ?? null) !== null, 'no such bet'),
    ),
    action: z.never(),
    stakeOf: ({ stake }) => stake,
    deal(bets, draw) {
      const { parts, home, away } = fixtures[bets.fixture] ?? { parts: 0, ...nobody }
      const scores: Score[] = []
      let [own, theirs]: Score = [0, 0]
      const goesOn = () => (parts === null ? Math.max(own, theirs) < setsToWin : scores.length < parts)
      while (goesOn()) {
        if (parts === null) {
          const first = drawWeighted([home.base, away.base], draw) === 0
          own += first ? 1 : 0
          theirs += first ? 0 : 1
        } else {
          own += home.base + drawWeighted(home.weights, draw)
          theirs += away.base + drawWeighted(away.weights, draw)
        }
        scores.push([own, theirs])
      }
      return { ...bets, scores }
    },
    act: () => null,
    wonIn: ({ fixture, on, stake, scores }) =>
      outcomeOf(lastOf(scores)) === on ? times(stake, offered[fixture]?.odds[on] ?? 0) : 0,
    view: ({ fixture, scores }) => ({ fixture, scores, outcome: outcomeOf(lastOf(scores)) }),
  }
}

const nobody = { home: { base: 0, weights: [1] }, away: { base: 0, weights: [1] } }
const lastOf = (scores: readonly Score[]): Score => scores.at(-1) ?? [0, 0]
