import { notificationType } from '#contract/notification.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { knownBarOf } from '../protection/break.store.ts'
import { publishBalance } from '../wallet/balance-hint.ts'
import { lockFunds, post } from '../wallet/wallet.store.ts'
import { say, type Kind } from '../words/words.ts'
import { findActive, findBonus, setBonusStatus, type KeptBonus } from './active.store.ts'
import { bonusMovement, endOf, judgeBonus, type BonusStatus, type BonusVerdict } from './decide.rules.ts'

export type DecideParts = Pick<Parts, 'bus' | 'notify' | 'clock'>

export interface Decision {
  id: number
  status: Exclude<BonusStatus, 'requested'>
  /** The operator's message to the player, in the language of the request; null: none. */
  answer: string | null
}

/** Status, transfer and notification in the caller's transaction. Idempotent. A bonus without a requirement is converted at once. */
export async function decideBonus(
  tx: Transaction,
  parts: DecideParts,
  { id, status, answer }: Decision,
): Promise<BonusVerdict> {
  const found = await findBonus(tx, id)
  if (!found) return 'unknown'
  await lockFunds(tx, found.playerId)
  const bonus = await findBonus(tx, id)
  if (!bonus) return 'unknown'
  const active = await findActive(tx, bonus.playerId)
  const verdict = judgeBonus(bonus.status, status, {
    anotherActive: active !== null && active.id !== id,
    barred: (await knownBarOf(tx, bonus.playerId, parts.clock())) !== null,
  })
  if (verdict === 'apply') await bring(tx, parts, bonus, { id, status, answer })
  return verdict
}

async function bring(tx: Transaction, parts: DecideParts, bonus: KeptBonus, to: Decision): Promise<void> {
  await move(tx, parts, bonus, to)
  if (to.status === 'active' && bonus.requirement === 0) {
    return bring(tx, parts, bonus, { ...to, status: 'converted' })
  }
  const { playerId, locale, title, amount, requirement } = bonus
  const kind: Kind = `bonus ${to.status}`
  const note: Kind = `bonus ${to.status} note`
  await parts.notify(tx, {
    playerId,
    type: notificationType.Bonus,
    title: say(locale, kind, undefined),
    note: say(locale, note, { title, amount, requirement, answer: to.answer ?? '' }),
  })
}

async function move(tx: Transaction, parts: DecideParts, bonus: KeptBonus, to: Decision): Promise<void> {
  const now = parts.clock()
  const { bonus: balance } = await lockFunds(tx, bonus.playerId)
  const expiresAt = to.status === 'active' ? endOf(bonus, now) : bonus.expiresAt
  await setBonusStatus(tx, bonus.id, { status: to.status, expiresAt, answer: to.answer, now })
  const movement = bonusMovement(bonus, to.status, balance)
  if (!movement) return
  if (!(await post(tx, movement))) throw new Error(`Bonus ${bonus.id} has less money than it says`)
  tx.afterCommit(() => publishBalance(parts.bus, bonus.playerId))
}
