import * as z from 'zod/mini'
import {
  baccaratBets,
  baccaratPays,
  baccaratSides,
  type BaccaratSide,
  type BaccaratView,
} from '#sandbox/contract/baccarat.ts'
import type { Card } from '#sandbox/contract/cards.ts'
import type { Draw, Engine } from '../engine.ts'
import { times } from './pick.ts'
import { dealCard, rankOf } from './shoe.ts'

type Bets = z.output<typeof baccaratBets>
interface State {
  bets: Bets
  player: Card[]
  banker: Card[]
}

const decks = 8
const natural = 8

export const pointsOf = (cards: readonly Card[]) =>
  cards.reduce((all, card) => all + (rankOf(card) >= 10 ? 0 : rankOf(card)), 0) % 10

/** The third-card rules of punto banco. @param next one more card for that side */
export function playOut(player: Card[], banker: Card[], next: () => Card): Pick<State, 'player' | 'banker'> {
  const [own, house] = [pointsOf(player), pointsOf(banker)]
  if (own >= natural || house >= natural) return { player, banker }
  const third = own <= 5 ? next() : null
  const drawn = third === null ? player : [...player, third]
  return { player: drawn, banker: bankerDraws(house, third) ? [...banker, next()] : banker }
}

/** By the banker's points and the player's third card. */
function bankerDraws(house: number, third: Card | null): boolean {
  if (third === null) return house <= 5
  const value = pointsOf([third])
  if (house <= 2) return true
  if (house === 3) return value !== 8
  if (house === 4) return value >= 2 && value <= 7
  if (house === 5) return value >= 4 && value <= 7
  return house === 6 && (value === 6 || value === 7)
}

export function winnerOf({ player, banker }: Pick<State, 'player' | 'banker'>): BaccaratSide {
  const [own, house] = [pointsOf(player), pointsOf(banker)]
  return own === house ? 'tie' : own > house ? 'player' : 'banker'
}

function dealAll(draw: Draw): Pick<State, 'player' | 'banker'> {
  const dealt: Card[] = []
  const next = () => {
    const card = dealCard(dealt, decks, draw)
    dealt.push(card)
    return card
  }
  const [first, second, third, fourth] = [next(), next(), next(), next()]
  return playOut([first, third], [second, fourth], next)
}

/** Punto banco: both hands draw by rule; a tie gives back what was bet on the two sides. */
export const baccarat: Engine<Bets, never, State, BaccaratView> = {
  bets: baccaratBets,
  action: z.never(),
  stakeOf: (bets) => baccaratSides.reduce((all, side) => all + (bets[side] ?? 0), 0),
  deal: (bets, draw) => ({ bets, ...dealAll(draw) }),
  act: () => null,
  wonIn(state) {
    const winner = winnerOf(state)
    return baccaratSides.reduce((all, side) => {
      const stake = state.bets[side] ?? 0
      if (side === winner) return all + times(stake, 1 + baccaratPays[side])
      return winner === 'tie' ? all + stake : all
    }, 0)
  },
  view: (state) => ({
    player: { cards: state.player, points: pointsOf(state.player) },
    banker: { cards: state.banker, points: pointsOf(state.banker) },
    winner: winnerOf(state),
  }),
}
