import type { Transaction } from '../database/transaction.ts'
import type { Funds } from '../wallet/wallet.rules.ts'
import { setWagered, type ActiveBonus } from './active.store.ts'
import { decideBonus, type DecideParts } from './decide.ts'

/**
 * Counts a bet for the active bonus, or takes one back (negative amount): the whole bet, whichever balance paid it. Converts a bonus whose
 * requirement is met. The player's funds must be locked.
 */
export async function wager(
  tx: Transaction,
  parts: DecideParts,
  { id, requirement, wagered }: ActiveBonus,
  amount: number,
): Promise<{ wagered: number; isConverted: boolean }> {
  const now = Math.max(0, Math.min(requirement, wagered + amount))
  if (now !== wagered) await setWagered(tx, id, now)
  if (now < requirement) return { wagered: now, isConverted: false }
  await decideBonus(tx, parts, { id, status: 'converted', answer: null })
  return { wagered: now, isConverted: true }
}

export const converted = ({ cash, bonus }: Funds): Funds => ({ cash: cash + bonus, bonus: 0 })
export const forfeited = ({ cash }: Funds): Funds => ({ cash, bonus: 0 })
