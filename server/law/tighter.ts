import { isDeepStrictEqual } from 'node:util'
import type { Figure } from '#contract/law/figures.ts'
import type { Profile, Sum } from '#contract/law/profile.ts'

type Stakes = Profile['game']['stakes']

const isSum = (value: unknown): value is Sum =>
  typeof value === 'object' && value !== null && 'currency' in value && 'amount' in value
const isStakes = (value: readonly unknown[]): value is Stakes =>
  value.every((each) => typeof each === 'object' && each !== null && 'most' in each)

/** None is higher than any number. Undefined: the two cannot be compared. */
function amounts(was: unknown, now: unknown): [number, number] | undefined {
  if (isSum(now))
    return was === null
      ? [Infinity, now.amount]
      : isSum(was) && was.currency === now.currency
        ? [was.amount, now.amount]
        : undefined
  return typeof now === 'number' && (typeof was === 'number' || was === null)
    ? [was ?? Infinity, now]
    : undefined
}

/** The same ages and tiers, and no ceiling above the one that was. */
const isLowerStakes = (was: Stakes, now: Stakes) =>
  was.length === 0 ||
  (was.length === now.length &&
    was.every(({ age, tier, most }) => {
      const same = now.find((each) => each.age === age && each.tier === tier)
      return same?.most.currency === most.currency && same.most.amount <= most.amount
    }))

/** Whether the new figure protects at least as much as the one that was. */
export function isTighter(was: unknown, now: unknown, tighter: Figure['tighter']): boolean {
  if (tighter === null) return false
  if (tighter === 'yes' || tighter === 'no') return now === (tighter === 'yes') || now === was
  if (Array.isArray(was) && Array.isArray(now)) {
    if (tighter === 'more') return was.every((each) => now.some((other) => isDeepStrictEqual(each, other)))
    return isStakes(was) && isStakes(now) && isLowerStakes(was, now)
  }
  const pair = amounts(was, now)
  if (!pair) return false
  return tighter === 'higher' ? pair[1] >= pair[0] : pair[1] <= pair[0]
}
