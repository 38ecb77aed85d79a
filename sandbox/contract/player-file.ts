import * as z from 'zod/mini'

/** The name of Germany's file, in its paths and as the target of faults. */
export const playerFile = 'lugas'

/** PUT /api/player-file: what the person does at another operator. Amounts in minor units of lira. */
export const elsewhereSetting = z.object({
  person: z.object({ name: z.string(), surname: z.string(), birthDate: z.iso.date() }),
  deposit: z.optional(z.object({ month: z.string(), amount: z.int().check(z.positive()) })),
  limit: z.optional(z.int().check(z.minimum(0))),
  /** Plays there, or has stopped. */
  active: z.optional(z.boolean()),
})
export type ElsewhereSetting = z.output<typeof elsewhereSetting>
