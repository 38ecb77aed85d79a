import * as z from 'zod/mini'
import { toWire } from '#contract/money.ts'
import { slotBets, slotLines, type SlotView } from '#sandbox/contract/slot.ts'
import type { Engine } from '../engine.ts'
import { lines, pays, reels, wild } from './slot.reels.ts'

type Bets = z.output<typeof slotBets>
interface State extends Bets {
  /** Where each reel has come to rest: the stop in its top row. */
  stops: number[]
}

const rows = 3
const fewest = 3

/** What a line shows from the left: the wild symbol stands for any other. */
export function lineWin(symbols: readonly number[]): { symbol: number; count: number; pays: number } {
  const symbol = symbols.find((each) => each !== wild) ?? wild
  const end = symbols.findIndex((each) => each !== symbol && each !== wild)
  const count = end < 0 ? symbols.length : end
  return { symbol, count, pays: count < fewest ? 0 : (pays[symbol]?.[count - fewest] ?? 0) }
}

const shown = ({ stops }: State) =>
  reels.map((reel, index) =>
    Array.from({ length: rows }, (_, row) => reel[((stops[index] ?? 0) + row) % reel.length] ?? wild),
  )

function winsIn(state: State) {
  const grid = shown(state)
  const ofLine = state.stake / slotLines
  return lines.flatMap((line, index) => {
    const win = lineWin(line.map((row, reel) => grid[reel]?.[row] ?? wild))
    return win.pays === 0 ? [] : [{ ...win, line: index, won: win.pays * ofLine }]
  })
}

/** Five reels of three rows, ten lines that pay from the left. */
export const slot: Engine<Bets, never, State, SlotView> = {
  bets: slotBets,
  action: z.never(),
  stakeOf: ({ stake }) => stake,
  deal: ({ stake }, draw) => ({ stake, stops: reels.map((reel) => draw(reel.length)) }),
  act: () => null,
  wonIn: (state) => winsIn(state).reduce((all, { won }) => all + won, 0),
  view: (state) => ({
    reels: shown(state),
    wins: winsIn(state).map(({ line, symbol, count, won }) => ({ line, symbol, count, won: toWire(won) })),
  }),
}
