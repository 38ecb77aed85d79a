import * as z from 'zod/mini'

const reference = z.uuid()

/** The database throws for a reference that is no UUID. */
export const isReference = (word: string) => reference.safeParse(word).success
