import { transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { findExpired } from './active.store.ts'
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
