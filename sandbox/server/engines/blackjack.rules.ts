import type { BlackjackMove } from '#sandbox/contract/blackjack.ts'
import type { Card } from '#sandbox/contract/cards.ts'
import { rankOf } from './shoe.ts'

export interface Hand {
  cards: Card[]
  /** Minor units. */
  stake: number
  /** Nothing more is dealt to it. */
  done: boolean
  /** A part of a pair: twenty-one with two cards is no blackjack then. */
  split: boolean
}

export const most = 21
const aceMore = 10
export const valueOf = (card: Card) => Math.min(rankOf(card), aceMore)

/** `soft`: an ace counts eleven. */
export function pointsOf(cards: readonly Card[]): { points: number; soft: boolean } {
  const hard = cards.reduce((all, card) => all + valueOf(card), 0)
  const soft = cards.some((card) => card.startsWith('A')) && hard + aceMore <= most
  return { points: soft ? hard + aceMore : hard, soft }
}

export const isBlackjack = ({ cards, split }: Pick<Hand, 'cards' | 'split'>) =>
  !split && cards.length === 2 && pointsOf(cards).points === most

/** What may be done with the hand now. One pair may be split, once. */
export function movesOf(hand: Hand, hands: number): BlackjackMove[] {
  const [first, second] = hand.cards
  const two = hand.cards.length === 2
  const pair = two && first !== undefined && second !== undefined && valueOf(first) === valueOf(second)
  return [
    'hit',
    'stand',
    ...(two ? (['double'] as const) : []),
    ...(pair && hands === 1 ? (['split'] as const) : []),
  ]
}
