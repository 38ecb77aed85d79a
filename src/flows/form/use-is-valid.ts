import { useState, type FormEvent } from 'react'
import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'
import { onlyDigits } from './only-digits.ts'

/** Whether the form could be sent as it stands: for buttons that wait for it. The second part goes to `onInput`. */
export function useIsValid(schema: z.core.$ZodType, masked: readonly string[]) {
  const [valid, setValid] = useState(false)
  const watch = (event: FormEvent<HTMLFormElement>) => {
    const entries = onlyDigits(new FormData(event.currentTarget), masked)
    setValid(parseWithZod(entries, { schema }).status === 'success')
  }
  return [valid, watch] as const
}
