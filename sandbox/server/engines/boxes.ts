import * as z from 'zod/mini'
import { boxesBets, type BoxesView } from '#sandbox/contract/boxes.ts'
import type { Engine } from '../engine.ts'
import { drawNumbers, times } from './pick.ts'

interface State {
  stake: number
  box: number
  /** By the place where they lie now. */
  prizes: number[]
}

/** Prizes are laid into boxes, one of which is opened. @param prizes multiples of the stake */
export function boxes(
  prizes: readonly number[],
): Engine<z.output<typeof boxesBets>, never, State, BoxesView> {
  return {
    bets: boxesBets.check(z.refine(({ box }) => box < prizes.length, 'no such box')),
    action: z.never(),
    stakeOf: ({ stake }) => stake,
    deal: (bets, draw) => ({
      ...bets,
      prizes: drawNumbers(prizes.length, prizes.length, draw).map((place) => prizes[place - 1] ?? 0),
    }),
    act: () => null,
    wonIn: ({ stake, box, prizes: laid }) => times(stake, laid[box] ?? 0),
    view: ({ box, prizes: laid }) => ({ box, prizes: laid }),
  }
}
