import type { Play } from '#contract/protection-play.ts'

/** Minutes. */
const usual = [10, 20, 30, 60, 120]

/** The usual ones that the law of the player's country allows, and the one that holds. */
export function intervalsOf({ every, shortest, longest }: Play['check']): number[] {
  const allowed = usual.filter((minutes) => minutes >= shortest && minutes <= longest)
  return [...new Set([...allowed, every])].toSorted((one, other) => one - other)
}
