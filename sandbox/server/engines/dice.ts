import * as z from 'zod/mini'
import { diceBets, dicePays, isDiceBet, type DiceBet, type DiceView } from '#sandbox/contract/dice.ts'
import type { Engine } from '../engine.ts'

type Bets = z.output<typeof diceBets>
type Dice = DiceView['dice']
interface State extends Bets {
  dice: Dice
}

const faces = 6
const middle = 10

/** Whether a bet on the dice is won. */
export function wins(on: DiceBet, dice: Dice): boolean {
  const total = dice[0] + dice[1] + dice[2]
  const triple = dice[0] === dice[1] && dice[1] === dice[2]
  if (on === 'any triple') return triple
  if (on === 'small') return !triple && total <= middle
  if (on === 'big') return !triple && total > middle
  if (on === 'even') return !triple && total % 2 === 0
  if (on === 'odd') return !triple && total % 2 === 1
  return on === `total ${total}`
}

/** Three dice: their sum, high or low, and three alike. */
export const dice: Engine<Bets, never, State, DiceView> = {
  bets: diceBets,
  action: z.never(),
  stakeOf: ({ chips }) => chips.reduce((all, { stake }) => all + stake, 0),
  deal: ({ chips }, draw) => ({ chips, dice: [1 + draw(faces), 1 + draw(faces), 1 + draw(faces)] }),
  act: () => null,
  wonIn: ({ chips, dice: thrown }) =>
    chips.reduce(
      (all, { on, stake }) => (isDiceBet(on) && wins(on, thrown) ? all + stake * (1 + dicePays[on]) : all),
      0,
    ),
  view: ({ dice: thrown }) => ({ dice: thrown }),
}
