import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'
import { onlyDigits } from './only-digits.ts'

export interface Reading<Schema extends z.core.$ZodType> {
  schema: Schema
  /** Fields whose mask shows separators that are not sent. */
  masked?: readonly string[]
  /** The schema parses strings itself: nothing is coerced to a number or a boolean. */
  readsText?: boolean
}

export function readForm<Schema extends z.core.$ZodType>(
  entries: FormData,
  { schema, masked = [], readsText = false }: Reading<Schema>,
) {
  return parseWithZod(onlyDigits(withoutEnds(entries), masked), { schema, disableAutoCoercion: readsText })
}

/** Pasting and keyboard suggestions add spaces at the ends; in a password they count. */
function withoutEnds(entries: FormData): FormData {
  const plain = new FormData()
  for (const [name, value] of entries) {
    plain.append(name, typeof value === 'string' && !/password/i.test(name) ? value.trim() : value)
  }
  return plain
}
