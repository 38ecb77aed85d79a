import * as z from 'zod/mini'
import { money } from '#contract/money.ts'
import { stake } from './table.ts'

export const slotLines = 10
/** Minor units: what a stake has to be a multiple of, so that every line has the same. */
export const slotBets = z.object({
  stake: stake.check(z.refine((minor) => minor % slotLines === 0, 'not a stake of all lines')),
})

export const slotSetup = z.object({
  /** The pictures of the symbols, by their number; null where it is a letter. */
  pictures: z.array(z.nullable(z.string())),
  letters: z.array(z.nullable(z.string())),
  wild: z.int(),
  /** By symbol: what three, four and five bring, as multiples of a line's stake. */
  pays: z.array(z.array(z.int())),
  /** The row of each reel, by line. */
  lines: z.array(z.array(z.int())),
})
export type SlotSetup = z.output<typeof slotSetup>

export const slotView = z.object({
  /** Symbols, by reel and row. */
  reels: z.array(z.array(z.int())),
  wins: z.array(z.object({ line: z.int(), symbol: z.int(), count: z.int(), won: money })),
})
export type SlotView = z.output<typeof slotView>
