import * as z from 'zod/mini'
import { card } from './cards.ts'
import { stake } from './table.ts'

export const baccaratSides = ['player', 'banker', 'tie'] as const
export type BaccaratSide = (typeof baccaratSides)[number]
/** To one: of the banker's win a twentieth is kept. A tie gives back what was bet on the two sides. */
export const baccaratPays: Record<BaccaratSide, number> = { player: 1, banker: 0.95, tie: 8 }
export const baccaratBets = z
  .object({
    player: z.optional(stake),
    banker: z.optional(stake),
    tie: z.optional(stake),
  })
  .check(z.refine((bets) => Object.values(bets).some((each) => each !== undefined), 'nothing is bet'))

const hand = z.object({ cards: z.array(card), points: z.int() })
export const baccaratView = z.object({ player: hand, banker: hand, winner: z.enum(baccaratSides) })
export type BaccaratView = z.output<typeof baccaratView>
