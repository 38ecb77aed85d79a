import * as z from 'zod/mini'

/** Which part of a long list: `take` is the most that one call may ask for. */
export const page = ({ take }: { take: number }) =>
  z.object({
    skip: z._default(z.int().check(z.minimum(0)), 0),
    take: z._default(z.int().check(z.minimum(1), z.maximum(take, `at most ${take}`)), take),
  })

/** A page of what happened between two days, both included. */
export const history = z.extend(page({ take: 100 }), {
  from: z.optional(z.iso.date('not a date')),
  to: z.optional(z.iso.date('not a date')),
})
