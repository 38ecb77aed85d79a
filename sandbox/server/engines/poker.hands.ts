import type { Card } from '#sandbox/contract/cards.ts'
import { pokerHands, type PokerHand } from '#sandbox/contract/poker.ts'
import { rankOf } from './shoe.ts'

export interface Ranked {
  hand: PokerHand
  /** Which of two is better: compared from the first number on. */
  strength: readonly number[]
}

const aceHigh = 14
const heightOf = (card: Card) => (rankOf(card) === 1 ? aceHigh : rankOf(card))

/** The height of the straight that five of these heights make; 0 where they make none. The ace is also the lowest. */
function straightIn(heights: readonly number[]): number {
  const has = new Set(heights.flatMap((height) => (height === aceHigh ? [aceHigh, 1] : [height])))
  for (let top = aceHigh; top >= 5; top--)
    if ([0, 1, 2, 3, 4].every((below) => has.has(top - below))) return top
  return 0
}

/** The best five of the cards. */
export function rankHand(cards: readonly Card[]): Ranked {
  const heights = cards.map(heightOf).sort((a, b) => b - a)
  const counts = [...new Set(heights)]
    .map((height) => ({ height, count: heights.filter((each) => each === height).length }))
    .sort((a, b) => b.count - a.count || b.height - a.height)
  const [first, second] = counts
  const alike = first?.count ?? 0
  const suited = ['S', 'H', 'D', 'C']
    .map((suit) => cards.filter((card) => card.endsWith(suit)).map(heightOf))
    .find((each) => each.length >= 5)
    ?.sort((a, b) => b - a)
  const straightFlush = suited ? straightIn(suited) : 0
  if (straightFlush > 0)
    return ranked(straightFlush === aceHigh ? 'royal flush' : 'straight flush', [straightFlush])
  const kickers = (taken: readonly number[], count: number) =>
    heights.filter((height) => !taken.includes(height)).slice(0, count)
  const [top = 0, next = 0] = [first?.height, second?.height]
  if (alike === 4) return ranked('four of a kind', [top, ...kickers([top], 1)])
  const pairs = (second?.count ?? 0) >= 2
  if (alike === 3 && pairs) {
    const under = Math.max(...counts.slice(1).flatMap(({ height, count }) => (count >= 2 ? [height] : [])))
    return ranked('full house', [top, under])
  }
  if (suited) return ranked('flush', suited.slice(0, 5))
  const straight = straightIn(heights)
  if (straight > 0) return ranked('straight', [straight])
  if (alike === 3) return ranked('three of a kind', [top, ...kickers([top], 2)])
  if (alike === 2 && pairs) return ranked('two pairs', [top, next, ...kickers([top, next], 1)])
  if (alike === 2) return ranked('pair', [top, ...kickers([top], 3)])
  return ranked('high card', heights.slice(0, 5))
}

const ranked = (hand: PokerHand, rest: readonly number[]): Ranked => ({
  hand,
  strength: [pokerHands.indexOf(hand), ...rest],
})

/** Above 0 where the first is better. */
export function compareHands(a: Ranked, b: Ranked): number {
  const differs = a.strength.findIndex((each, index) => each !== b.strength[index])
  return differs < 0 ? 0 : (a.strength[differs] ?? 0) - (b.strength[differs] ?? 0)
}
