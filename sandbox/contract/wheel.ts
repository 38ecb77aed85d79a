import * as z from 'zod/mini'
import { stake } from './table.ts'

/** The fields of the wheel as they stand on it, each named by what it brings to one. */
export const wheelFields = [
  1, 3, 1, 6, 1, 3, 1, 12, 1, 3, 1, 6, 1, 3, 25, 1, 1, 3, 6, 1, 12, 1, 3, 1, 1, 3, 6, 1, 50, 1, 3, 1, 1, 12,
  6, 3, 1, 1, 3, 1, 25, 1, 6, 3, 1, 1, 12, 3, 1, 6, 1, 3, 1,
] as const
export const wheelBetsOn = [1, 3, 6, 12, 25, 50] as const
export const wheelBets = z.object({
  chips: z
    .array(z.object({ on: z.literal([...wheelBetsOn]), stake }))
    .check(z.minLength(1), z.maxLength(wheelBetsOn.length)),
})
export const wheelView = z.object({ field: z.int() })
