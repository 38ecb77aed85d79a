import { toWire } from '#contract/money.ts'
import type { Standing } from '#contract/user.ts'

/** Which accounts a transfer touches. Amounts are minor units; the entries of a transfer sum to zero. */

/** Minor units. */
export interface Funds {
  cash: number
  bonus: number
}

export const totalOf = ({ cash, bonus }: Funds) => cash + bonus

/** As on the wire. */
export const standingOf = (funds: Funds): Standing => ({
  balance: toWire(totalOf(funds)),
  withdrawable: toWire(funds.cash),
})

type PlayerAccount = 'cash' | 'bonus' | 'held'
type SystemAccount = 'house' | 'payment provider' | 'game provider' | 'shard'
export type Cause =
  | 'deposit'
  | 'withdraw'
  | 'withdraw released'
  | 'withdraw paid'
  | 'bonus'
  | 'bonus converted'
  | 'bonus forfeited'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'adjustment'

export interface Leg {
  account: PlayerAccount | SystemAccount
  /** The provider; empty for other accounts. */
  name: string
  /** The player's id, or the stripe of a system account. */
  owner: number
  amount: number
}

export interface Movement {
  cause: Cause
  /** What caused it; each cause has a reference once. */
  reference: string
  legs: readonly Leg[]
}

/** Rows of each system account: they spread its locks. */
export const stripes = 64

/** Provider of the payments that people settle. */
export const desk = 'desk'

interface Subject {
  playerId: number
  reference: string
}

interface Payment extends Subject {
  amount: number
}

interface OutsidePayment extends Payment {
  /** Null: people settle it. */
  provider: string | null
}

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`not an amount in minor units: ${amount}`)
}

/** An account of the player, or the stripe of a system account that the player's money goes through. */
type Side<Of extends Subject> = (subject: Of, amount: number) => Leg

const ofPlayer =
  (account: PlayerAccount): Side<Subject> =>
  ({ playerId }, amount) => ({ account, name: '', owner: playerId, amount })

const ofSystem =
  <Of extends Subject>(account: SystemAccount, nameOf: (subject: Of) => string): Side<Of> =>
  (subject, amount) => ({ account, name: nameOf(subject), owner: subject.playerId % stripes, amount })

const cash = ofPlayer('cash')
const bonus = ofPlayer('bonus')
const held = ofPlayer('held')
const house = ofSystem<Subject>('house', () => '')
const payments = ofSystem('payment provider', ({ provider }: OutsidePayment) => provider ?? desk)
const games = ofSystem('game provider', ({ provider }: GameChange) => provider)

function movement(cause: Cause, { reference }: Subject, legs: readonly Leg[]): Movement {
  return { cause, reference, legs: legs.filter(({ amount }) => amount !== 0) }
}

/** Throws RangeError unless the amount is a positive number of minor units. */
const moves =
  <Of extends Payment>(cause: Cause, from: Side<Of>, to: Side<Of>) =>
  (payment: Of): Movement => {
    assertAmount(payment.amount)
    return movement(cause, payment, [from(payment, -payment.amount), to(payment, payment.amount)])
  }

/** The provider has the player's money and owes it to us. */
export const depositConfirmed = moves('deposit', payments, cash)
/** Held money can neither be played nor withdrawn again. */
export const withdrawHeld = moves<Payment>('withdraw', cash, held)
export const withdrawReleased = moves<Payment>('withdraw released', held, cash)
export const withdrawPaid = moves('withdraw paid', held, payments)
export const bonusGranted = moves<Payment>('bonus', house, bonus)
/** The rest of the bonus becomes cash. */
export const bonusConverted = moves<Payment>('bonus converted', bonus, cash)
/** The rest of the bonus goes back to the operator. */
export const bonusForfeited = moves<Payment>('bonus forfeited', bonus, house)

/** By an operator. @param correction.amount negative: taken from the player */
export const adjusted = (correction: Payment & { account: 'cash' | 'bonus' }) => {
  assertAmount(Math.abs(correction.amount))
  return movement('adjustment', correction, [
    ofPlayer(correction.account)(correction, correction.amount),
    house(correction, -correction.amount),
  ])
}

interface HouseMoney {
  reference: string
  from: number
  to: number
  amount: number
}

/** Name of the account that a shard has for another one. */
export const accountOfShard = (shard: number) => `shard ${shard}`

/** Money of the house that comes from another shard, or with a negative amount goes to it. */
const crossing = ({ reference, amount }: HouseMoney, other: number, sign: 1 | -1): Movement => {
  assertAmount(amount)
  const leg = { owner: 0, name: '' }
  return {
    cause: 'adjustment',
    reference: `${houseMoney}${reference}`,
    legs: [
      { ...leg, account: 'house', amount: sign * amount },
      { ...leg, account: 'shard', name: accountOfShard(other), amount: -sign * amount },
    ],
  }
}

/** What the references of such movements begin with. */
export const houseMoney = 'house '
/** In the shard that it leaves. */
export const houseMoneySent = (money: HouseMoney) => crossing(money, money.to, -1)
/** In the shard that it comes to. */
export const houseMoneyTaken = (money: HouseMoney) => crossing(money, money.from, 1)

/** What is added to the player's accounts and to the operator's; negative: taken. */
interface GameChange extends Subject {
  provider: string
  cash: number
  bonus: number
  house: number
}

export type GameCause = Extract<Cause, 'bet' | 'win' | 'rollback'>

/** Null: nothing moves. Throws RangeError for amounts that are not safe integers. */
export function gameMoved(cause: GameCause, change: GameChange): Movement | null {
  const all = change.cash + change.bonus + change.house
  if (![change.cash, change.bonus, change.house, all].every(Number.isSafeInteger))
    throw new RangeError('not amounts in minor units')
  const moved = movement(cause, change, [
    cash(change, change.cash),
    bonus(change, change.bonus),
    house(change, change.house),
    games(change, -all),
  ])
  return moved.legs.length === 0 ? null : moved
}
