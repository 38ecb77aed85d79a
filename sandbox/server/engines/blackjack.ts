import type * as z from 'zod/mini'
import { toWire } from '#contract/money.ts'
import {
  blackjackAction,
  blackjackBets,
  blackjackPays,
  blackjackRules,
  type blackjackOutcomes,
  type BlackjackMove,
  type BlackjackView,
} from '#sandbox/contract/blackjack.ts'
import type { Card } from '#sandbox/contract/cards.ts'
import type { Draw, Engine } from '../engine.ts'
import { isBlackjack, most, movesOf, pointsOf, type Hand } from './blackjack.rules.ts'
import { dealCard, dealCards } from './shoe.ts'

const { decks, stands } = blackjackRules

interface State {
  dealer: Card[]
  hands: Hand[]
  /** Null when the round has ended. */
  turn: number | null
}
type Outcome = (typeof blackjackOutcomes)[number]

const dealtIn = ({ dealer, hands }: State) => [...dealer, ...hands.flatMap(({ cards }) => cards)]

/** The dealer takes the second card after the players. */
export const blackjack: Engine<
  z.output<typeof blackjackBets>,
  z.output<typeof blackjackAction>,
  State,
  BlackjackView
> = {
  bets: blackjackBets,
  action: blackjackAction,
  stakeOf: ({ stake }) => stake,
  deal({ stake }, draw) {
    const [first, second, dealer] = threeOf(dealCards(3, [], decks, draw))
    const hand = { cards: [first, second], stake, split: false }
    const done = isBlackjack(hand)
    return goOn({ dealer: [dealer], hands: [{ ...hand, done }], turn: 0 }, draw)
  },
  act(state, { do: move }, draw) {
    const hand = state.turn === null ? undefined : state.hands[state.turn]
    if (!hand || !movesOf(hand, state.hands.length).includes(move)) return null
    const moved = moves[move](hand, () => dealCard(dealtIn(state), decks, draw))
    const hands = state.hands.flatMap((each) => (each === hand ? moved : [each]))
    const after = move === 'split' ? withSecondCards({ ...state, hands }, draw) : { ...state, hands }
    return { state: goOn(after, draw), stake: move === 'double' || move === 'split' ? hand.stake : 0 }
  },
  /** Stands, with every hand. */
  leave: (state, draw) =>
    goOn({ ...state, hands: state.hands.map((hand) => ({ ...hand, done: true })) }, draw),
  wonIn: (state) =>
    state.turn === null
      ? state.hands.reduce((all, hand) => all + wonBy(outcomeOf(hand, state.dealer), hand.stake), 0)
      : null,
  view({ dealer, hands, turn }) {
    const hand = turn === null ? undefined : hands[turn]
    return {
      dealer: { cards: dealer, ...pointsOf(dealer) },
      hands: hands.map((each) => ({
        cards: each.cards,
        ...pointsOf(each.cards),
        stake: toWire(each.stake),
        outcome: turn === null ? outcomeOf(each, dealer) : null,
      })),
      turn,
      may: hand ? movesOf(hand, hands.length) : [],
    }
  },
}

function threeOf(cards: Card[]): [Card, Card, Card] {
  const [first, second, third] = cards
  if (!first || !second || !third) throw new RangeError('No card was dealt')
  return [first, second, third]
}

const moves: Record<BlackjackMove, (hand: Hand, next: () => Card) => Hand[]> = {
  hit(hand, next) {
    const cards = [...hand.cards, next()]
    return [{ ...hand, cards, done: pointsOf(cards).points >= most }]
  },
  stand: (hand) => [{ ...hand, done: true }],
  double: (hand, next) => [{ ...hand, cards: [...hand.cards, next()], stake: hand.stake * 2, done: true }],
  split: (hand) => hand.cards.map((card) => ({ ...hand, cards: [card], split: true })),
}

/** Split aces get one card each and no more. */
function withSecondCards(state: State, draw: Draw): State {
  return state.hands.reduce((now, hand, index) => {
    const cards = [...hand.cards, dealCard(dealtIn(now), decks, draw)]
    const done = hand.cards[0]?.startsWith('A') === true || pointsOf(cards).points === most
    return { ...now, hands: now.hands.with(index, { ...hand, cards, done }) }
  }, state)
}

/** To the next hand that wants cards; after the last one the dealer draws, where anything hangs on it. */
function goOn(state: State, draw: Draw): State {
  const turn = state.hands.findIndex(({ done }) => !done)
  if (turn >= 0) return { ...state, turn }
  const ended = { ...state, dealer: [...state.dealer], turn: null }
  if (ended.hands.every(({ cards }) => pointsOf(cards).points > most)) return ended
  // Against a blackjack only the dealer's second card can matter.
  const longest = ended.hands.every(isBlackjack) ? 2 : Infinity
  while (pointsOf(ended.dealer).points < stands && ended.dealer.length < longest)
    ended.dealer.push(dealCard(dealtIn(ended), decks, draw))
  return ended
}

function outcomeOf(hand: Hand, dealer: readonly Card[]): Outcome {
  const own = pointsOf(hand.cards).points
  const house = pointsOf(dealer).points
  if (own > most) return 'bust'
  const houseHasBlackjack = isBlackjack({ cards: [...dealer], split: false })
  if (isBlackjack(hand)) return houseHasBlackjack ? 'push' : 'blackjack'
  if (houseHasBlackjack) return 'lost'
  if (house > most || own > house) return 'won'
  return own === house ? 'push' : 'lost'
}

function wonBy(outcome: Outcome, stake: number): number {
  const { brings, to } = blackjackPays
  const factor = { blackjack: 1 + brings / to, won: 2, push: 1, lost: 0, bust: 0 }[outcome]
  return Math.floor(stake * factor)
}
