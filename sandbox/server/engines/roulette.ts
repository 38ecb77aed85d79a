import * as z from 'zod/mini'
import { places, pockets, rouletteBets, type rouletteView } from '#sandbox/contract/roulette.ts'
import type { Engine } from '../engine.ts'

type Bets = z.output<typeof rouletteBets>
interface State extends Bets {
  pocket: number
}

/** What 36 numbers share: a bet on one brings 35 to 1, on two 17 to 1, on eighteen 1 to 1. */
const shared = 36

/** European roulette: one zero, and no mercy for it. */
export const roulette: Engine<Bets, never, State, z.output<typeof rouletteView>> = {
  bets: rouletteBets,
  action: z.never(),
  stakeOf: ({ chips }) => chips.reduce((all, { stake }) => all + stake, 0),
  deal: ({ chips }, draw) => ({ chips, pocket: pockets[draw(pockets.length)] ?? 0 }),
  act: () => null,
  wonIn: ({ chips, pocket }) =>
    chips.reduce((all, { on, stake }) => {
      const numbers = places.get(on) ?? []
      return numbers.includes(pocket) ? all + (stake * shared) / numbers.length : all
    }, 0),
  view: ({ pocket }) => ({ pocket }),
}
