import * as z from 'zod/mini'

/** Why a call did not do what it was asked to. Machines branch on the kind; the sentence is chosen in words/. */
export const failure = z.discriminatedUnion('kind', [
  /** The server said no, in its own words; `field` where one field is to blame. */
  z.object({ kind: z.literal('refused'), message: z.string(), field: z.optional(z.string()) }),
  /** Nothing came back: network lost, time over. Whether it was done is unknown. */
  z.object({ kind: z.literal('no answer') }),
  /** Something came back that the contract does not know. */
  z.object({ kind: z.literal('not understood') }),
  /** 401: the session is over. */
  z.object({ kind: z.literal('signed out'), message: z.string() }),
])
export type Failure = z.output<typeof failure>

/** Reads what an actor rejected with; anything unknown counts as no answer. */
export function failureOf(error: unknown): Failure {
  const read = failure.safeParse(error)
  return read.success ? read.data : { kind: 'no answer' }
}
