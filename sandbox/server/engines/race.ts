import * as z from 'zod/mini'
import { raceBets, type RaceSetup, type RaceView } from '#sandbox/contract/race.ts'
import type { Engine } from '../engine.ts'
import { drawWeighted, times } from './pick.ts'

type Bets = z.output<typeof raceBets>
interface State extends Bets {
  order: number[]
}

/** @param weights how likely each runner is to come in first, against the others */
export function race(
  { runners }: Pick<RaceSetup, 'runners'>,
  weights: readonly number[],
): Engine<Bets, never, State, RaceView> {
  return {
    bets: raceBets.check(
      z.refine(({ chips }) => chips.every(({ on }) => on < runners.length), 'no such runner'),
    ),
    action: z.never(),
    stakeOf: ({ chips }) => chips.reduce((all, { stake }) => all + stake, 0),
    deal({ chips }, draw) {
      const left = [...weights]
      const order = left.map(() => {
        const next = drawWeighted(left, draw)
        left[next] = 0
        return next
      })
      return { chips, order }
    },
    act: () => null,
    wonIn: ({ chips, order }) =>
      chips.reduce(
        (all, { on, stake }) => (on === order[0] ? all + times(stake, runners[on]?.odds ?? 0) : all),
        0,
      ),
    view: ({ order }) => ({ order }),
  }
}

/** What the house keeps of a fair price, as a share of what it returns. */
export const raceReturn = 0.93

/** The odds of each runner, stake included. */
export function raceOdds(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.floor((raceReturn * all * 100) / weight) / 100)
}
