import * as z from 'zod/mini'
import { stake } from './table.ts'

export const raceSetup = z.object({
  runners: z.array(z.object({ name: z.string(), odds: z.number() })),
  /** What runs. */
  look: z.enum(['horse', 'dog', 'camel', 'bird', 'wheel', 'boat', 'snail']),
})
export type RaceSetup = z.output<typeof raceSetup>
export const mostRunners = 8
export const raceBets = z.object({
  chips: z
    .array(z.object({ on: z.int().check(z.minimum(0), z.maximum(mostRunners - 1)), stake }))
    .check(z.minLength(1), z.maxLength(mostRunners)),
})
/** Runners in the order in which they come in. */
export const raceView = z.object({ order: z.array(z.int()) })
export type RaceView = z.output<typeof raceView>
