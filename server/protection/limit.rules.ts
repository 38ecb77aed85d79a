import { limitUnit, type LimitName, type LimitReached } from '#contract/protection.ts'
import type { LimitKind, Profile } from '#contract/law/profile.ts'
import { toMinor, toWire } from '#contract/money.ts'
import type { Reached } from './judge.store.ts'

/** Of money minor units, of a session minutes: as the database has them. */
export const amountFrom = (kind: LimitKind, wire: number) =>
  limitUnit(kind) === 'money' ? toMinor(wire) : wire

export const amountToWire = (kind: LimitKind, amount: number) =>
  limitUnit(kind) === 'money' ? toWire(amount) : amount

export const amountOrNull = (kind: LimitKind, amount: number | null) =>
  amount === null ? null : amountToWire(kind, amount)

export const reachedToWire = ({ limit, used, ...reached }: Reached): LimitReached => ({
  ...reached,
  limit: amountOrNull(reached.kind, limit),
  used: amountToWire(reached.kind, used),
})

export type Change = 'nothing' | 'set' | 'lower' | 'request'

/** What an asked amount is beside the one that holds. Null: no limit. */
export function changeTo(current: number | null, asked: number | null): Change {
  if (current === asked) return 'nothing'
  if (current === null) return 'set'
  return asked !== null && asked < current ? 'lower' : 'request'
}

export const isOffered = ({ limits }: Profile, { kind, period }: LimitName) =>
  limits.kinds.includes(kind) && limits.periods.includes(period)

/** Without it nobody plays. */
export const isRequired = ({ limits }: Profile, { kind, period }: LimitName) =>
  limits.required.some((needed) => needed.kind === kind && needed.period === period)

/** Null: the law has no ceiling for it. */
export const ceilingOf = ({ limits }: Profile, { kind, period }: LimitName): number | null =>
  kind === 'deposit' && period === 'month' && limits.mostDeposit !== null ? limits.mostDeposit.amount : null

/** Whether the limit has come above the sum from which on a person contacts the player. */
export function wantsContact(
  { limits: { contactAbove } }: Profile,
  { kind, period }: LimitName,
  { before, after }: { before: number | null; after: number },
): boolean {
  if (kind !== 'deposit' || period !== 'month' || contactAbove === null) return false
  return after > contactAbove.amount && (before ?? 0) <= contactAbove.amount
}
