import * as z from 'zod/mini'
import { kenoBets, type KenoSetup, type KenoView } from '#sandbox/contract/keno.ts'
import type { Engine } from '../engine.ts'
import { drawNumbers, times } from './pick.ts'

interface State {
  stake: number
  picks: number[]
  balls: number[]
}

const hitsOf = ({ picks, balls }: State) => picks.filter((pick) => balls.includes(pick)).length

/** Numbers are picked, balls are drawn, and what they have in common pays. */
export function keno(setup: KenoSetup): Engine<z.output<typeof kenoBets>, never, State, KenoView> {
  const { numbers, drawn, picks: allowed, pays } = setup
  return {
    bets: kenoBets.check(
      z.refine(
        ({ picks }) =>
          picks.length >= allowed.least &&
          picks.length <= allowed.most &&
          picks.every((pick) => pick <= numbers),
        'not numbers of this draw',
      ),
    ),
    action: z.never(),
    stakeOf: ({ stake }) => stake,
    deal: ({ stake, picks }, draw) => ({ stake, picks, balls: drawNumbers(drawn, numbers, draw) }),
    act: () => null,
    wonIn: (state) => times(state.stake, pays[state.picks.length]?.[hitsOf(state)] ?? 0),
    view: (state) => ({ picks: state.picks, balls: state.balls, hits: hitsOf(state) }),
  }
}
