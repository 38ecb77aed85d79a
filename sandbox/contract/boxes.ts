import * as z from 'zod/mini'
import { stake } from './table.ts'

export const boxLooks = ['door', 'box', 'coin', 'ticket'] as const
export const boxesSetup = z.object({
  look: z.enum(boxLooks),
  /** What lies in them, in no order that anybody knows: multiples of the stake. */
  prizes: z.array(z.number()),
})
export type BoxesSetup = z.output<typeof boxesSetup>
export const boxesBets = z.object({ stake, box: z.int().check(z.minimum(0), z.maximum(11)) })
export const boxesView = z.object({ box: z.int(), prizes: z.array(z.number()) })
export type BoxesView = z.output<typeof boxesView>
