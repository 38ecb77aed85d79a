import * as z from 'zod/mini'
import { stake } from './table.ts'

/** The order of the pockets of the wheel, from zero on, as the ball meets them. */
export const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const colourOf = (pocket: number) => (pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black')

const all = Array.from({ length: 36 }, (_, index) => index + 1)

/** The bets beside the numbers. */
export const outside = {
  red: all.filter((pocket) => reds.has(pocket)),
  black: all.filter((pocket) => !reds.has(pocket)),
  even: all.filter((pocket) => pocket % 2 === 0),
  odd: all.filter((pocket) => pocket % 2 === 1),
  low: all.slice(0, 18),
  high: all.slice(18),
  'dozen 1': all.slice(0, 12),
  'dozen 2': all.slice(12, 24),
  'dozen 3': all.slice(24),
  'column 1': all.filter((pocket) => pocket % 3 === 1),
  'column 2': all.filter((pocket) => pocket % 3 === 2),
  'column 3': all.filter((pocket) => pocket % 3 === 0),
} as const
export type Outside = keyof typeof outside

/** Numbers that one chip may lie on: alone, on two, a street, a corner, two streets, or beside the zero. */
export const inside: readonly (readonly number[])[] = [
  [0],
  ...all.map((pocket) => [pocket]),
  ...all.filter((pocket) => pocket % 3 !== 0).map((pocket) => [pocket, pocket + 1]),
  ...all.filter((pocket) => pocket <= 33).map((pocket) => [pocket, pocket + 3]),
  ...outside['column 1'].map((pocket) => [pocket, pocket + 1, pocket + 2]),
  ...all
    .filter((pocket) => pocket % 3 !== 0 && pocket <= 32)
    .map((pocket) => [pocket, pocket + 1, pocket + 3, pocket + 4]),
  ...outside['column 1'].filter((pocket) => pocket <= 31).map((first) => all.slice(first - 1, first + 5)),
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 1, 2],
  [0, 2, 3],
  [0, 1, 2, 3],
]

/** By the name that a bet has on the wire: an outside bet's own, or the numbers. */
export const places: ReadonlyMap<string, readonly number[]> = new Map([
  ...Object.entries(outside),
  ...inside.map((numbers) => [numbers.join('-'), numbers] as const),
])

const mostChips = 60
export const rouletteBets = z.object({
  chips: z
    .array(z.object({ on: z.string().check(z.refine((on) => places.has(on), 'no such bet')), stake }))
    .check(z.minLength(1), z.maxLength(mostChips)),
})

export const rouletteView = z.object({ pocket: z.int() })
