import * as z from 'zod/mini'
import { stake } from './table.ts'

const mostNumbers = 80
const mostPicks = 10
export const kenoSetup = z.object({
  numbers: z.int(),
  drawn: z.int(),
  /** How many may be picked. */
  picks: z.object({ least: z.int(), most: z.int() }),
  /** By how many are picked, then by how many of them are drawn: multiples of the stake. */
  pays: z.record(z.string(), z.array(z.number())),
})
export type KenoSetup = z.output<typeof kenoSetup>
export const kenoBets = z.object({
  stake,
  picks: z.array(z.int().check(z.minimum(1), z.maximum(mostNumbers))).check(
    z.minLength(1),
    z.maxLength(mostPicks),
    z.refine((picks) => new Set(picks).size === picks.length, 'picked twice'),
  ),
})
export const kenoView = z.object({ picks: z.array(z.int()), balls: z.array(z.int()), hits: z.int() })
export type KenoView = z.output<typeof kenoView>
