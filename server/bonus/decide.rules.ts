import type { ClaimedBonus } from '#contract/bonus.ts'
import { bonusConverted, bonusForfeited, bonusGranted, type Movement } from '../wallet/wallet.rules.ts'
import type { KeptBonus } from './active.store.ts'

export type BonusStatus = ClaimedBonus['status']

/** Allowed changes; a status without one is final. */
const after: Partial<Record<BonusStatus, readonly BonusStatus[]>> = {
  requested: ['active', 'rejected'],
  active: ['converted', 'expired', 'cancelled'],
}

export type BonusVerdict =
  | 'apply'
  /** It has this status already: no change and no fault. */
  | 'repeated'
  /** No change from the present status to this one is allowed. */
  | 'contradicts'
  /** The player wagers another bonus. */
  | 'another active'
  /** The player may not play now. */
  | 'barred'
  | 'unknown'

export function judgeBonus(
  status: BonusStatus,
  to: BonusStatus,
  { anotherActive, barred }: { anotherActive: boolean; barred: boolean },
): BonusVerdict {
  if (status === to) return 'repeated'
  if (!after[status]?.includes(to))
    return status === 'converted' && to === 'active' ? 'repeated' : 'contradicts'
  if (to !== 'active') return 'apply'
  return barred ? 'barred' : anotherActive ? 'another active' : 'apply'
}

const day = 24 * 60 * 60 * 1000

export const endOf = ({ days }: Pick<KeptBonus, 'days'>, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * day)

/** The transfer that comes with a status; null: none. @param balance of the bonus account; all of it belongs to the active bonus */
export function bonusMovement(
  { id, playerId, amount }: Pick<KeptBonus, 'id' | 'playerId' | 'amount'>,
  to: BonusStatus,
  balance: number,
): Movement | null {
  const reference = `bonus ${id}`
  if (to === 'active') return bonusGranted({ playerId, reference, amount })
  if (balance === 0) return null
  if (to === 'converted') return bonusConverted({ playerId, reference, amount: balance })
  return to === 'expired' || to === 'cancelled'
    ? bonusForfeited({ playerId, reference, amount: balance })
    : null
}
