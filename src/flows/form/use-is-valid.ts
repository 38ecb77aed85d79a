import { useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'
import { readForm, type Reading } from './read-form.ts'

/** Whether the form could be sent as it is. The second value goes to `onInput`. */
export function useIsValid<Schema extends z.core.$ZodType>(reading: Reading<Schema>) {
  const [valid, setValid] = useState(false)
  const watch = (event: FormEvent<HTMLFormElement>) => {
    setValid(readForm(new FormData(event.currentTarget), reading).status === 'success')
  }
  return [valid, watch] as const
}
