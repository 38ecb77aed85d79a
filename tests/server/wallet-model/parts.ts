import { fundsOf, move, personOf, type Bonus, type Funds, type Movement, type World } from './world.ts'

/** Why a call moves nothing. */
export class Refusal extends Error {}

export type Split = Funds & { house: number }

/** Cash first, then bonus. */
export function splitBet(world: World, who: number, amount: number): Split {
  const { cash, bonus } = fundsOf(world, who)
  if (amount > cash + bonus) throw new Refusal('insufficient funds')
  return { cash: Math.min(cash, amount), bonus: Math.max(0, amount - cash), house: 0 }
}

/** In proportion to the round's bets; the bonus part belongs to the bonus of the last bet that used one. */
export function splitWin(world: World, who: number, amount: number, bets: readonly Movement[]): Split {
  const sum = (part: 'amount' | 'bonus') => bets.reduce((all, each) => all + each[part], 0)
  const share = sum('amount') === 0 ? 0 : Math.floor((amount * sum('bonus')) / sum('amount'))
  const from = bets.findLast(({ bonus }) => bonus > 0)
  return sendOn(world, who, { cash: amount - share, bonus: share, house: 0 }, from?.during ?? null)
}

/** Moves the bonus part to where its bonus has gone. */
export function sendOn(
  world: World,
  who: number,
  { cash, bonus, house }: Split,
  during: number | null,
): Split {
  const { status }: Pick<Bonus, 'status'> = (during === null
    ? null
    : personOf(world, who).bonuses[during]) ?? { status: 'active' }
  if (status === 'active') return { cash, bonus, house }
  return status === 'converted'
    ? { cash: cash + bonus, bonus: 0, house }
    : { cash, bonus: 0, house: house + bonus }
}

export function moveOf(
  world: World,
  { who, provider }: Pick<Movement, 'who' | 'provider'>,
  { cash, bonus, house }: Split,
  sign: 1 | -1,
): void {
  move(world, {
    [`cash ${who}`]: sign * cash,
    [`bonus ${who}`]: sign * bonus,
    house: sign * house,
    [`games ${provider}`]: -sign * (cash + bonus + house),
  })
}
