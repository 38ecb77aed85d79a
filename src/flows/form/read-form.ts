import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'
import { onlyDigits } from './only-digits.ts'

export interface Reading<Schema extends z.core.$ZodType> {
  schema: Schema
  /** Fields whose mask shows signs that are not sent. */
  masked?: readonly string[]
  /** The schema reads what was typed by itself: nothing is made a number or a truth value for it. */
  readsText?: boolean
}

export function readForm<Schema extends z.core.$ZodType>(
  entries: FormData,
  { schema, masked = [], readsText = false }: Reading<Schema>,
) {
  return parseWithZod(onlyDigits(entries, masked), { schema, disableAutoCoercion: readsText })
}
