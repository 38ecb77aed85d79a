import * as z from 'zod/mini'

const reference = z.uuid()

/** A word that can be the reference of a payment: only such a one may be asked of the database. */
export const isReference = (word: string) => reference.safeParse(word).success
