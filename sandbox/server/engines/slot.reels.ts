/** Symbols by number: the wild one, five pictures from the dearest down, four letters. */
export const wild = 0
export const symbolCount = 10

/** What three, four and five of a symbol on a line bring, as multiples of what the line costs. */
export const pays: readonly (readonly [number, number, number])[] = [
  [60, 300, 2_000],
  [60, 300, 2_000],
  [40, 150, 600],
  [30, 100, 400],
  [25, 70, 300],
  [15, 50, 200],
  [12, 40, 150],
  [12, 40, 150],
  [8, 30, 100],
  [8, 30, 100],
]

/** How many stops of each reel show each symbol. */
const counts: readonly (readonly number[])[] = [
  [1, 2, 2, 3, 3, 4, 4, 4, 5, 5],
  [2, 2, 3, 3, 3, 3, 4, 4, 4, 5],
  [2, 2, 2, 3, 3, 4, 4, 4, 5, 5],
  [2, 2, 3, 3, 3, 3, 4, 4, 5, 4],
  [1, 2, 2, 3, 3, 4, 4, 5, 5, 5],
]

/** The symbols of a reel in their order: alike ones far from each other. */
function stripOf(count: readonly number[]): number[] {
  const stops = count.flatMap((often, symbol) =>
    Array.from({ length: often }, (_, index) => ({ symbol, at: (index + 0.5) / often + symbol / 997 })),
  )
  return stops.sort((a, b) => a.at - b.at).map(({ symbol }) => symbol)
}

export const reels: readonly (readonly number[])[] = counts.map(stripOf)

/** The row of each reel, by line: the middle, the top, the bottom, then those that bend. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]
