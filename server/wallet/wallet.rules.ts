/** Which accounts a movement touches. Amounts are minor units; the entries of one movement sum to zero. */

type PlayerAccount = 'cash' | 'bonus' | 'held'
type SystemAccount = 'house' | 'provider'
export type Cause = 'deposit' | 'withdraw' | 'withdraw released' | 'withdraw paid' | 'bonus'

export interface Leg {
  account: PlayerAccount | SystemAccount
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

/** As many rows as migration 100 opens for each system account. */
export const stripes = 16

interface Payment {
  playerId: number
  amount: number
  reference: string
}

const isSystem = (account: Leg['account']) => account === 'house' || account === 'provider'

function move(cause: Cause, from: Leg['account'], to: Leg['account'], payment: Payment): Movement {
  const { playerId, amount, reference } = payment
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`not an amount in minor units: ${amount}`)
  const owner = (account: Leg['account']) => (isSystem(account) ? playerId % stripes : playerId)
  return {
    cause,
    reference,
    legs: [
      { account: from, owner: owner(from), amount: -amount },
      { account: to, owner: owner(to), amount },
    ],
  }
}

/** The provider has the player's money and owes it to us. */
export const depositConfirmed = (payment: Payment) => move('deposit', 'provider', 'cash', payment)

/** Money that waits for a decision can be spent by nobody. */
export const withdrawHeld = (payment: Payment) => move('withdraw', 'cash', 'held', payment)

export const withdrawReleased = (payment: Payment) => move('withdraw released', 'held', 'cash', payment)

export const withdrawPaid = (payment: Payment) => move('withdraw paid', 'held', 'provider', payment)

export const bonusGranted = (payment: Payment) => move('bonus', 'house', 'bonus', payment)
