import type { Funds } from '../wallet/wallet.rules.ts'

export const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0

/** Minor units, by account. */
export interface Split extends Funds {
  /** The part of a win that the operator keeps. */
  forfeited: number
}

/** From the cash first, the rest from the bonus. Null if both together do not cover it. */
export function splitBet(amount: number, { cash, bonus }: Funds): Split | null {
  if (amount > cash + bonus) return null
  const fromCash = Math.min(amount, cash)
  return { cash: fromCash, bonus: amount - fromCash, forfeited: 0 }
}

/** Where a bonus part belongs now: a converted bonus is cash, one that ended otherwise is the operator's. */
export type BonusFate = 'bonus' | 'cash' | 'house'

export const fateOf = (status: string | null): BonusFate =>
  status === null || status === 'active' ? 'bonus' : status === 'converted' ? 'cash' : 'house'

/** Splits a win in proportion to the bets of its round; what cannot be split goes to the cash. */
export function splitWin(amount: number, staked: Funds, fate: BonusFate): Split {
  const all = staked.cash + staked.bonus
  const share = all === 0 ? 0 : Number((BigInt(amount) * BigInt(staked.bonus)) / BigInt(all))
  return allot({ cash: amount - share, bonus: share }, fate)
}

export function allot({ cash, bonus }: Funds, fate: BonusFate): Split {
  return {
    cash: fate === 'cash' ? cash + bonus : cash,
    bonus: fate === 'bonus' ? bonus : 0,
    forfeited: fate === 'house' ? bonus : 0,
  }
}

export const negative = ({ cash, bonus, forfeited }: Split): Split => ({
  cash: 0 - cash,
  bonus: 0 - bonus,
  forfeited: 0 - forfeited,
})

export const covers = (funds: Funds, change: Funds) =>
  funds.cash + change.cash >= 0 && funds.bonus + change.bonus >= 0

/** The change of each account if a bet or win is taken back. A bonus part comes from, or goes to, where it belongs now. */
export function takenBack(kind: 'bet' | 'win', { cash, bonus, forfeited }: Split, fate: BonusFate): Split {
  const now = allot({ cash, bonus }, fate)
  const back = { ...now, forfeited: now.forfeited + forfeited }
  return kind === 'bet' ? back : negative(back)
}
