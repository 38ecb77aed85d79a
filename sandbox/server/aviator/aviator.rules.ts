import { multiplierAt, start, timeOf } from '#sandbox/contract/crash-point.ts'

/** Minor units, stake included, rounded down. @param multiplier hundredths */
export const wonOf = (stake: number, multiplier: number) => Math.floor((stake * multiplier) / start)

interface Riding {
  /** Hundredths; null: no auto cash-out. */
  auto: number | null
}

/** The multiplier of a cash-out by hand, in hundredths; that of the auto cash-out if it was reached before. Null after the crash. */
export function handCash({ auto }: Riding, elapsed: number, point: number): number | null {
  if (auto !== null && isReached(auto, elapsed, point)) return auto
  return elapsed < timeOf(point) ? multiplierAt(elapsed) : null
}

/** Whether the auto cash-out is due. A crash exactly at `auto` still pays. */
export const isReached = (auto: number, elapsed: number, point: number) =>
  auto <= point && timeOf(auto) <= elapsed

/** The multiplier of an open bet after the crash, in hundredths; null if it is lost. */
export const endOf = ({ auto }: Riding, point: number) => (auto !== null && auto <= point ? auto : null)

const shownLetters = 2

/** 'Ay***': others see so much of a player's name. */
export function masked(name: string): string {
  const letters = Array.from(name)
  return `${letters.slice(0, Math.min(shownLetters, letters.length - 1)).join('')}***`
}
