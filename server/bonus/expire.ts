import { transaction, type Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { findActive, findExpired, type ActiveBonus } from './active.store.ts'
import { decideBonus, type DecideParts } from './decide.ts'

/** Expires the active bonuses past their end; resolves with how many. Safe to run on several nodes at once. */
export async function expireBonuses(parts: DecideParts & Pick<Parts, 'pool'>): Promise<number> {
  let expired = 0
  for (const id of await findExpired(parts.pool, parts.clock())) {
    const decision = { id, status: 'expired', answer: null } as const
    if ((await transaction(parts.pool, (tx) => decideBonus(tx, parts, decision))) === 'apply') expired++
  }
  return expired
}

/** The player's active bonus; one past its end is expired here, not only by the upkeep. The player's funds must be locked. */
export async function stillActive(
  tx: Transaction,
  parts: DecideParts,
  playerId: number,
): Promise<ActiveBonus | 'expired' | null> {
  const active = await findActive(tx, playerId)
  if (!active?.expiresAt || active.expiresAt > parts.clock()) return active
  await decideBonus(tx, parts, { id: active.id, status: 'expired', answer: null })
  return 'expired'
}
