import { useForm, type SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import type { Failure } from '#contract/failure.ts'
import { sayFailure } from '../../words/say-failure.ts'
import { readForm, type Reading } from './read-form.ts'
import { toldAlready } from './wire-field.tsx'

type Fields = Record<string, unknown>

/** The contract's schema is the only validation. */
interface ContractForm<Schema extends z.core.$ZodType<Fields, Fields>> extends Reading<Schema> {
  /** Where its button stands outside. */
  id?: string
  /** The last failure: the field that it blames is marked until it is changed. */
  failure: Failure | null
  send: (value: z.output<Schema>) => void
}

/** Errors appear on blur or submit, and disappear as soon as the field is right (section 5). */
export function useContractForm<Schema extends z.core.$ZodType<Fields, Fields>>(
  options: ContractForm<Schema>,
) {
  const { id, failure, send, ...reading } = options
  const lastResult = useMemo(() => blameOf(failure), [failure])
  return useForm<z.input<Schema>, z.output<Schema>>({
    ...(id && { id }),
    lastResult,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readForm(formData, reading),
    onSubmit: (event, { submission }) => {
      event.preventDefault()
      if (submission?.status === 'success') send(submission.value)
    },
  })
}

function blameOf(failure: Failure | null): SubmissionResult | null {
  if (failure?.kind !== 'refused' || failure.field === undefined) return null
  return { status: 'error', error: { [failure.field]: [`${toldAlready}${sayFailure(failure)}`] } }
}
