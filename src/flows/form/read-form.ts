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
  return parseWithZod(onlyDigits(withoutEnds(entries), masked), { schema, disableAutoCoercion: readsText })
}

/** A space before or after comes with pasting or from the keyboard's suggestions; in a password it counts. */
function withoutEnds(entries: FormData): FormData {
  const plain = new FormData()
  for (const [name, value] of entries) {
    plain.append(name, typeof value === 'string' && !/password/i.test(name) ? value.trim() : value)
  }
  return plain
}
