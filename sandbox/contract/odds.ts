/** Odds are hundredths: so many are one for one. */
export const hundredths = 100

/** Minor units, stake included: exact, and rounded down once. @param odds of each leg, hundredths */
export function payout(stake: number, odds: readonly number[]): number {
  const product = odds.reduce((sum, each) => sum * BigInt(each), BigInt(stake))
  return Number(product / BigInt(hundredths) ** BigInt(odds.length))
}

/** Of all legs together, hundredths, rounded down. */
export const combined = (odds: readonly number[]) => payout(hundredths, odds)
