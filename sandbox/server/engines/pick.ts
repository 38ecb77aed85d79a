import type { Draw } from '../engine.ts'

/** So many of 1 to `most`, each once, in the order in which they come. */
export function drawNumbers(count: number, most: number, draw: Draw): number[] {
  const left = Array.from({ length: most }, (_, index) => index + 1)
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0] ?? 0)
}

/** A part of the stake, in whole minor units; what is broken stays with the house. */
export const times = (stake: number, factor: number) => Math.floor(stake * factor + 1e-6)
