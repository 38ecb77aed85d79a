import { multiplierAt, start, timeOf } from '#sandbox/contract/crash-point.ts'

/** What a bet is worth at a multiplier in hundredths: minor units, stake included; fractions stay with the house. */
export const wonOf = (stake: number, multiplier: number) => Math.floor((stake * multiplier) / start)

interface Riding {
  /** Hundredths; null where the player takes the money by hand. */
  auto: number | null
}

/** Hundredths that a player gets who takes the money now; what was to be taken before is taken where it was to be. Null where the plane is gone. */
export function handCash({ auto }: Riding, elapsed: number, point: number): number | null {
  if (auto !== null && isReached(auto, elapsed, point)) return auto
  return elapsed < timeOf(point) ? multiplierAt(elapsed) : null
}

/** Whether what was to be taken by itself is taken by now; a point that is reached exactly is reached. */
export const isReached = (auto: number, elapsed: number, point: number) =>
  auto <= point && timeOf(auto) <= elapsed

/** What a bet comes to that is still riding when the plane is gone: hundredths, or null where it is lost. */
export const endOf = ({ auto }: Riding, point: number) => (auto !== null && auto <= point ? auto : null)

const shownLetters = 2

/** 'Ay***': others see so much of a player's name. */
export function masked(name: string): string {
  const letters = Array.from(name)
  return `${letters.slice(0, Math.min(shownLetters, letters.length - 1)).join('')}***`
}
