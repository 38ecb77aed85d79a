import type { Draw } from '../engine.ts'

/** So many of 1 to `most`, each once, in the order in which they come. */
export function drawNumbers(count: number, most: number, draw: Draw): number[] {
  const left = Array.from({ length: most }, (_, index) => index + 1)
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0] ?? 0)
}

/** Which of them: each as likely as its weight is of all. */
export function drawWeighted(weights: readonly number[], draw: Draw): number {
  let left = draw(weights.reduce((all, each) => all + each, 0))
  return weights.findIndex((weight) => (left -= weight) < 0)
}

/** Ways to choose so many of so many. */
export function ways(of: number, choose: number): number {
  let result = 1
  for (let index = 1; index <= choose; index++) result = (result * (of - choose + index)) / index
  return choose < 0 || choose > of ? 0 : Math.round(result)
}

/** A part of the stake, in whole minor units; what is broken stays with the house. */
export const times = (stake: number, factor: number) => Math.floor(stake * factor + 1e-6)
