import type { ClaimedBonus } from '#contract/bonus.ts'
import { bonusConverted, bonusForfeited, bonusGranted, type Movement } from '../wallet/wallet.rules.ts'
import type { KeptBonus } from './active.store.ts'

export type BonusStatus = ClaimedBonus['status']

/** What may follow what; a status that nothing follows is final. */
const after: Partial<Record<BonusStatus, readonly BonusStatus[]>> = {
  requested: ['active', 'rejected'],
  active: ['converted', 'expired', 'cancelled'],
}

export type BonusVerdict =
  | 'apply'
  /** It is so already: nothing to do, and nothing wrong. */
  | 'repeated'
  /** It has come to another end, or is not there yet. */
  | 'contradicts'
  /** One bonus is wagered at a time. */
  | 'another active'
  | 'unknown'

export function judgeBonus(status: BonusStatus, to: BonusStatus, anotherActive: boolean): BonusVerdict {
  if (status === to) return 'repeated'
  if (!after[status]?.includes(to))
    return status === 'converted' && to === 'active' ? 'repeated' : 'contradicts'
  return to === 'active' && anotherActive ? 'another active' : 'apply'
}

const day = 24 * 60 * 60 * 1000

/** Until when a bonus that becomes active now can be wagered. */
export const endOf = ({ days }: Pick<KeptBonus, 'days'>, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * day)

/** What a status moves when a bonus comes to it. @param balance of the bonus account; all of it belongs to the active bonus */
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
