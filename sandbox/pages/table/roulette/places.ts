import { inside, type Outside } from '#sandbox/contract/roulette.ts'

/** A place on the board, in cells: `u` from zero along the numbers, `v` across them; of cells their size too. */
export interface Spot {
  on: string
  u: number
  v: number
  wide: number
  high: number
  numbers: readonly number[]
}

const column = (pocket: number) => Math.ceil(pocket / 3)
/** The third of a street lies on top. */
const row = (pocket: number) => 2 - ((pocket - 1) % 3)

const middleOf = (pocket: number) => ({ u: column(pocket) + 0.5, v: row(pocket) + 0.5 })
const mean = (values: readonly number[]) => values.reduce((all, each) => all + each, 0) / values.length

/** Where a bet on several numbers lies: on the line or the corner that they share, or at the end of their street. */
function between(numbers: readonly number[]): { u: number; v: number } {
  const own = numbers.filter((pocket) => pocket > 0).map(middleOf)
  const v = mean(own.map((each) => each.v))
  if (numbers.includes(0))
    return { u: 1, v: numbers.length === 4 ? 3 : numbers.length === 2 ? v : v === 1 ? 1.5 : v }
  return { u: mean(own.map((each) => each.u)), v: numbers.length === 3 || numbers.length === 6 ? 3 : v }
}

function spotOf(numbers: readonly number[]): Spot {
  const on = numbers.join('-')
  const [only] = numbers
  if (numbers.length > 1 || only === undefined) return { on, ...between(numbers), wide: 0, high: 0, numbers }
  if (only === 0) return { on, u: 0.5, v: 1.5, wide: 1, high: 3, numbers }
  return { on, ...middleOf(only), wide: 1, high: 1, numbers }
}

const outsideAt: Record<Outside, Pick<Spot, 'u' | 'v' | 'wide'>> = {
  'column 1': { u: 13.5, v: 2.5, wide: 1 },
  'column 2': { u: 13.5, v: 1.5, wide: 1 },
  'column 3': { u: 13.5, v: 0.5, wide: 1 },
  'dozen 1': { u: 3, v: 3.5, wide: 4 },
  'dozen 2': { u: 7, v: 3.5, wide: 4 },
  'dozen 3': { u: 11, v: 3.5, wide: 4 },
  low: { u: 2, v: 4.5, wide: 2 },
  even: { u: 4, v: 4.5, wide: 2 },
  red: { u: 6, v: 4.5, wide: 2 },
  black: { u: 8, v: 4.5, wide: 2 },
  odd: { u: 10, v: 4.5, wide: 2 },
  high: { u: 12, v: 4.5, wide: 2 },
}

/** Cells first; what lies on their lines lies over them. */
export const spots: readonly Spot[] = [
  ...Object.entries(outsideAt).map(([on, at]) => ({ on, ...at, high: 1, numbers: [] })),
  ...inside.map(spotOf),
].sort((a, b) => b.wide - a.wide)

const directions: Partial<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** The place that the key leads to: the nearest one in its direction. @param upright the board stands on its end */
export function placeBeside(from: Spot, key: string, upright: boolean): Spot | undefined {
  const [right, down] = directions[key] ?? [0, 0]
  if (right === 0 && down === 0) return undefined
  const [du, dv] = upright ? [down, right] : [right, down]
  const far = (spot: Spot) => {
    const along = (spot.u - from.u) * du + (spot.v - from.v) * dv
    const across = Math.abs((spot.u - from.u) * dv) + Math.abs((spot.v - from.v) * du)
    return along > 0.1 ? along + across * 3 : Infinity
  }
  const nearest = spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), from)
  return nearest === from ? undefined : nearest
}
