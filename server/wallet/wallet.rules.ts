import { toWire } from '#contract/money.ts'
import type { Standing } from '#contract/user.ts'

/** Which accounts a movement touches. Amounts are minor units; the entries of one movement sum to zero. */

/** What a player can bet with, in minor units. */
export interface Funds {
  cash: number
  bonus: number
}

/** What can be played, whichever it is taken from. */
export const totalOf = ({ cash, bonus }: Funds) => cash + bonus

/** As on the wire. */
export const standingOf = (funds: Funds): Standing => ({
  balance: toWire(totalOf(funds)),
  withdrawable: toWire(funds.cash),
})

type PlayerAccount = 'cash' | 'bonus' | 'held'
type SystemAccount = 'house' | 'payment provider' | 'game provider'
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
  /** Of which provider; empty for all others. */
  name: string
  /** The player's id, or the stripe of a system account. */
  owner: number
  amount: number
}

export interface Movement {
  cause: Cause
  /** What caused it; a cause moves money once per reference. */
  reference: string
  legs: readonly Leg[]
}

/** As many rows as there are of each system account. */
export const stripes = 16

/** Who holds the money of payments that people settle. */
export const desk = 'desk'

interface Subject {
  playerId: number
  reference: string
}

interface Payment extends Subject {
  amount: number
}

interface OutsidePayment extends Payment {
  /** Null where people settle it. */
  provider: string | null
}

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`not an amount in minor units: ${amount}`)
}

/** An account of the subject's, or the stripe of a system account that the subject's money goes through. */
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

/** Throws a RangeError where the amount is none. */
const moves =
  <Of extends Payment>(cause: Cause, from: Side<Of>, to: Side<Of>) =>
  (payment: Of): Movement => {
    assertAmount(payment.amount)
    return movement(cause, payment, [from(payment, -payment.amount), to(payment, payment.amount)])
  }

/** The provider has the player's money and owes it to us. */
export const depositConfirmed = moves('deposit', payments, cash)
/** Money that waits for a decision can be spent by nobody. */
export const withdrawHeld = moves<Payment>('withdraw', cash, held)
export const withdrawReleased = moves<Payment>('withdraw released', held, cash)
export const withdrawPaid = moves('withdraw paid', held, payments)
export const bonusGranted = moves<Payment>('bonus', house, bonus)
/** What is left of a bonus is the player's own. */
export const bonusConverted = moves<Payment>('bonus converted', bonus, cash)
/** What is left of a bonus goes back to the house. */
export const bonusForfeited = moves<Payment>('bonus forfeited', bonus, house)

/** By hand. @param correction.amount negative where it is taken from the player */
export const adjusted = (correction: Payment & { account: 'cash' | 'bonus' }) => {
  assertAmount(Math.abs(correction.amount))
  return movement('adjustment', correction, [
    ofPlayer(correction.account)(correction, correction.amount),
    house(correction, -correction.amount),
  ])
}

/** What a game moves into the player's accounts, and into the house's; negative where it takes. */
interface GameChange extends Subject {
  provider: string
  cash: number
  bonus: number
  house: number
}

export type GameCause = Extract<Cause, 'bet' | 'win' | 'rollback'>

/** Null where nothing moves. */
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
