import * as z from 'zod/mini'
import { toWire } from '#contract/money.ts'
import { bingoBets, type BingoPrize, type BingoSetup, type BingoView } from '#sandbox/contract/bingo.ts'
import type { Engine } from '../engine.ts'
import { bingoCard, type BingoRows } from './bingo.card.ts'
import { drawNumbers, times } from './pick.ts'

interface State {
  stake: number
  cards: BingoRows[]
  balls: number[]
}

/** What a card has won: by how many of its rows are full. */
export function prizeOf(rows: BingoRows, balls: readonly number[]): BingoPrize | null {
  const full = rows.filter((row) => row.every((number) => number === null || balls.includes(number))).length
  if (full === rows.length) return 'full house'
  return full >= 2 ? 'two lines' : full === 1 ? 'line' : null
}

/** Cards are bought, balls are drawn, full rows pay. */
export function bingo(setup: BingoSetup): Engine<z.output<typeof bingoBets>, never, State, BingoView> {
  const wonBy = (rows: BingoRows, { stake, balls }: State) => {
    const prize = prizeOf(rows, balls)
    return { prize, won: prize ? times(stake, setup.pays[prize]) : 0 }
  }
  return {
    bets: bingoBets,
    action: z.never(),
    stakeOf: ({ stake, cards }) => stake * cards,
    deal: ({ stake, cards }, draw) => ({
      stake,
      cards: Array.from({ length: cards }, () => bingoCard(setup.balls, draw)),
      balls: drawNumbers(setup.drawn, setup.balls, draw),
    }),
    act: () => null,
    wonIn: (state) => state.cards.reduce((all, rows) => all + wonBy(rows, state).won, 0),
    view: (state) => ({
      cards: state.cards.map((rows) => {
        const { prize, won } = wonBy(rows, state)
        return { rows, prize, won: toWire(won) }
      }),
      balls: state.balls,
    }),
  }
}
