import * as z from 'zod/mini'
import type { Card } from '#sandbox/contract/cards.ts'
import { duelBets, duelPays, type DuelSide, type DuelView } from '#sandbox/contract/duel.ts'
import type { Engine } from '../engine.ts'
import { dealCards, rankOf } from './shoe.ts'

type Bets = z.output<typeof duelBets>
interface State extends Bets {
  left: Card
  right: Card
}

const decks = 8

function winnerOf({ left, right }: Pick<State, 'left' | 'right'>): DuelSide {
  const by = rankOf(left) - rankOf(right)
  return by === 0 ? 'tie' : by > 0 ? 'left' : 'right'
}

/** One card each, the higher one wins, the ace is the lowest. Where they are alike, half of a bet on a side comes back. */
export const duel: Engine<Bets, never, State, DuelView> = {
  bets: duelBets,
  action: z.never(),
  stakeOf: ({ stake }) => stake,
  deal(bets, draw) {
    const [left, right] = dealCards(2, [], decks, draw)
    if (!left || !right) throw new RangeError('No card was dealt')
    return { ...bets, left, right }
  },
  act: () => null,
  wonIn(state) {
    const winner = winnerOf(state)
    if (winner === state.on) return state.stake * (1 + duelPays[winner])
    return winner === 'tie' ? Math.floor(state.stake / 2) : 0
  },
  view: ({ left, right }) => ({ left, right, winner: winnerOf({ left, right }) }),
}
