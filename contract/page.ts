import * as z from 'zod/mini'

/** Part of a long list; `take` is the maximum per call. */
export const page = ({ take }: { take: number }) =>
  z.object({
    skip: z._default(z.int().check(z.minimum(0)), 0),
    take: z._default(z.int().check(z.minimum(1), z.maximum(take, `at most ${take}`)), take),
  })

/** Calendars begin with the year 1: PostgreSQL refuses a year 0. */
const day = z.iso.date('not a date').check(z.refine((text) => text >= '0001-01-01', 'not a date'))

/** A page of what happened between two days, both included. */
export const history = z.extend(page({ take: 100 }), {
  from: z.optional(day),
  to: z.optional(day),
})
