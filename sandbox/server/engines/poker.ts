import type * as z from 'zod/mini'
import type { Card } from '#sandbox/contract/cards.ts'
import {
  antePays,
  leastPair,
  pokerAction,
  pokerBets,
  type pokerOutcomes,
  type PokerView,
} from '#sandbox/contract/poker.ts'
import type { Engine } from '../engine.ts'
import { compareHands, rankHand, type Ranked } from './poker.hands.ts'
import { dealCards } from './shoe.ts'

interface State {
  ante: number
  player: Card[]
  board: Card[]
  /** Empty until the player has called. */
  dealer: Card[]
  folded: boolean
}
type Outcome = (typeof pokerOutcomes)[number]

const callOf = (ante: number) => ante * 2

function qualifies({ hand, strength }: Ranked): boolean {
  if (hand === 'high card') return false
  return hand !== 'pair' || (strength[1] ?? 0) >= leastPair
}

function outcomeOf(state: State): Outcome | null {
  if (state.folded) return 'folded'
  if (state.dealer.length === 0) return null
  const house = rankHand([...state.dealer, ...state.board])
  if (!qualifies(house)) return 'dealer out'
  const by = compareHands(rankHand([...state.player, ...state.board]), house)
  return by > 0 ? 'won' : by < 0 ? 'lost' : 'push'
}

/** Hold'em against the house: two cards each, five in the middle; after three of them the player calls or folds. */
export const poker: Engine<z.output<typeof pokerBets>, z.output<typeof pokerAction>, State, PokerView> = {
  bets: pokerBets,
  action: pokerAction,
  stakeOf: ({ ante }) => ante,
  deal({ ante }, draw) {
    const cards = dealCards(5, [], 1, draw)
    return { ante, player: cards.slice(0, 2), board: cards.slice(2), dealer: [], folded: false }
  },
  act(state, { do: move }, draw) {
    if (outcomeOf(state) !== null) return null
    if (move === 'fold') return { state: { ...state, folded: true }, stake: 0 }
    const cards = dealCards(4, [...state.player, ...state.board], 1, draw)
    const board = [...state.board, ...cards.slice(0, 2)]
    return { state: { ...state, board, dealer: cards.slice(2) }, stake: callOf(state.ante) }
  },
  /** To call would cost. */
  leave: (state) => ({ ...state, folded: true }),
  wonIn(state) {
    const { ante, player, board } = state
    const outcome = outcomeOf(state)
    if (outcome === null) return null
    const call = callOf(ante)
    const anteWins = ante * (1 + antePays[rankHand([...player, ...board]).hand])
    const won = {
      folded: 0,
      lost: 0,
      push: ante + call,
      'dealer out': anteWins + call,
      won: anteWins + call * 2,
    }
    return won[outcome]
  },
  view(state) {
    const { player, board, dealer } = state
    return {
      player: { cards: player, hand: rankHand([...player, ...board]).hand },
      dealer: dealer.length === 0 ? null : { cards: dealer, hand: rankHand([...dealer, ...board]).hand },
      board,
      outcome: outcomeOf(state),
    }
  },
}
