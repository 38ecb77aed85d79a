/** Which accounts a movement touches. Amounts are minor units; the entries of one movement sum to zero. */

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

const ofPlayer = (account: PlayerAccount, { playerId }: Subject, amount: number): Leg => ({
  account,
  name: '',
  owner: playerId,
  amount,
})

const ofSystem = (account: SystemAccount, name: string, { playerId }: Subject, amount: number): Leg => ({
  account,
  name,
  owner: playerId % stripes,
  amount,
})

const ofHouse = (subject: Subject, amount: number) => ofSystem('house', '', subject, amount)
const ofPayments = (payment: OutsidePayment, amount: number) =>
  ofSystem('payment provider', payment.provider ?? desk, payment, amount)

function movement(cause: Cause, { reference }: Subject, legs: readonly Leg[]): Movement {
  return { cause, reference, legs: legs.filter(({ amount }) => amount !== 0) }
}

function move(cause: Cause, payment: Payment, from: Leg, to: Leg): Movement {
  assertAmount(payment.amount)
  return movement(cause, payment, [from, to])
}

/** The provider has the player's money and owes it to us. */
export const depositConfirmed = (payment: OutsidePayment) =>
  move('deposit', payment, ofPayments(payment, -payment.amount), ofPlayer('cash', payment, payment.amount))

/** Money that waits for a decision can be spent by nobody. */
export const withdrawHeld = (payment: Payment) =>
  move(
    'withdraw',
    payment,
    ofPlayer('cash', payment, -payment.amount),
    ofPlayer('held', payment, payment.amount),
  )

export const withdrawReleased = (payment: Payment) =>
  move(
    'withdraw released',
    payment,
    ofPlayer('held', payment, -payment.amount),
    ofPlayer('cash', payment, payment.amount),
  )

export const withdrawPaid = (payment: OutsidePayment) =>
  move(
    'withdraw paid',
    payment,
    ofPlayer('held', payment, -payment.amount),
    ofPayments(payment, payment.amount),
  )

export const bonusGranted = (payment: Payment) =>
  move('bonus', payment, ofHouse(payment, -payment.amount), ofPlayer('bonus', payment, payment.amount))

/** What is left of a bonus is the player's own. */
export const bonusConverted = (payment: Payment) =>
  move(
    'bonus converted',
    payment,
    ofPlayer('bonus', payment, -payment.amount),
    ofPlayer('cash', payment, payment.amount),
  )

/** What is left of a bonus goes back to the house. */
export const bonusForfeited = (payment: Payment) =>
  move(
    'bonus forfeited',
    payment,
    ofPlayer('bonus', payment, -payment.amount),
    ofHouse(payment, payment.amount),
  )

/** By hand. @param correction.amount negative where it is taken from the player */
export const adjusted = (correction: Payment & { account: 'cash' | 'bonus' }) => {
  assertAmount(Math.abs(correction.amount))
  return movement('adjustment', correction, [
    ofPlayer(correction.account, correction, correction.amount),
    ofHouse(correction, -correction.amount),
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
  const { provider, cash, bonus, house } = change
  const all = cash + bonus + house
  if (![cash, bonus, house, all].every(Number.isSafeInteger))
    throw new RangeError('not amounts in minor units')
  const moved = movement(cause, change, [
    ofPlayer('cash', change, cash),
    ofPlayer('bonus', change, bonus),
    ofHouse(change, house),
    ofSystem('game provider', provider, change, -all),
  ])
  return moved.legs.length === 0 ? null : moved
}
