import * as z from 'zod/mini'

export const registers = ['gamstop', 'spelpaus'] as const
export type RegisterName = (typeof registers)[number]

/** PUT /api/excluded: who is in a register, by e-mail (GamStop) or national id (Spelpaus). */
export const excludedSetting = z.object({
  register: z.enum(registers),
  person: z.string().check(z.minLength(1), z.maxLength(200)),
  on: z.boolean(),
})
