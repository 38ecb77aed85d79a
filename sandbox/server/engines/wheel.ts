import * as z from 'zod/mini'
import { wheelBets, wheelFields, type wheelView } from '#sandbox/contract/wheel.ts'
import type { Engine } from '../engine.ts'

type Bets = z.output<typeof wheelBets>
interface State extends Bets {
  field: number
}

/** A wheel of fields, each named by what a bet on it brings to one. */
export const wheel: Engine<Bets, never, State, z.output<typeof wheelView>> = {
  bets: wheelBets,
  action: z.never(),
  stakeOf: ({ chips }) => chips.reduce((all, { stake }) => all + stake, 0),
  deal: ({ chips }, draw) => ({ chips, field: draw(wheelFields.length) }),
  act: () => null,
  wonIn: ({ chips, field }) =>
    chips.reduce((all, { on, stake }) => (on === wheelFields[field] ? all + stake * (1 + on) : all), 0),
  view: ({ field }) => ({ field }),
}
