import type * as z from 'zod/mini'
import { toWire } from '#contract/money.ts'
import type { Card } from '#sandbox/contract/cards.ts'
import { highlowAction, highlowBets, type HighlowView } from '#sandbox/contract/highlow.ts'
import type { Engine } from '../engine.ts'
import { times } from './pick.ts'
import { dealCard, rankOf } from './shoe.ts'

interface State {
  /** Minor units. */
  stake: number
  stands: number
  cards: Card[]
  ended: 'taken' | 'wrong' | 'highest' | null
}
type Guess = 'higher' | 'lower'

const rankCount = 13
/** What a guess returns on average. */
export const returned = 0.96
/** The house pays so many times the stake at most: there the round ends. */
const highest = 100

/** Every card comes from a whole deck: how many ranks of thirteen make the guess right. */
const rightRanks = (card: Card, guess: Guess) =>
  guess === 'higher' ? rankCount + 1 - rankOf(card) : rankOf(card)

/** Null where the guess cannot be wrong. */
export function growthOf(card: Card, guess: Guess): number | null {
  const right = rightRanks(card, guess)
  return right === rankCount ? null : Math.floor((returned * rankCount * 100) / right) / 100
}

const topOf = ({ cards }: State): Card => {
  const top = cards.at(-1)
  if (!top) throw new RangeError('No card was dealt')
  return top
}

/** The next card is guessed, as often as one dares; one wrong guess takes all. */
export const highlow: Engine<
  z.output<typeof highlowBets>,
  z.output<typeof highlowAction>,
  State,
  HighlowView
> = {
  bets: highlowBets,
  action: highlowAction,
  stakeOf: ({ stake }) => stake,
  deal: ({ stake }, draw) => ({ stake, stands: stake, cards: [dealCard([], 1, draw)], ended: null }),
  act(state, { do: move }, draw) {
    if (state.ended !== null) return null
    if (move === 'take')
      return state.cards.length > 1 ? { state: { ...state, ended: 'taken' }, stake: 0 } : null
    const top = topOf(state)
    const growth = growthOf(top, move)
    if (growth === null) return null
    const next = dealCard([], 1, draw)
    const cards = [...state.cards, next]
    const by = rankOf(next) - rankOf(top)
    const right = move === 'higher' ? by >= 0 : by <= 0
    if (!right) return { state: { ...state, cards, stands: 0, ended: 'wrong' }, stake: 0 }
    const stands = Math.min(times(state.stands, growth), state.stake * highest)
    const ended = stands === state.stake * highest ? 'highest' : null
    return { state: { ...state, cards, stands, ended }, stake: 0 }
  },
  leave: (state) => (state.cards.length > 1 ? { ...state, ended: 'taken' } : null),
  wonIn: ({ ended, stands }) => (ended === null ? null : stands),
  view(state) {
    const top = topOf(state)
    const open = state.ended === null
    return {
      cards: state.cards,
      stands: toWire(state.stands),
      grows: {
        higher: open ? growthOf(top, 'higher') : null,
        lower: open ? growthOf(top, 'lower') : null,
      },
      ended: state.ended,
    }
  },
}
