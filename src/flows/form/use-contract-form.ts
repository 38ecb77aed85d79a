import { useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import type { Failure } from '#contract/failure.ts'
import { onlyDigits } from './only-digits.ts'

type Fields = Record<string, unknown>

interface ContractForm<Schema extends z.core.$ZodType<Fields, Fields>> {
  /** The contract's own schema: the form has no rules of its own. */
  schema: Schema
  /** Fields whose mask shows signs that are not sent. */
  masked?: readonly string[]
  /** The last refusal: it stands at the field that the server blames until that field is changed. */
  failure: Failure | null
  send: (value: z.output<Schema>) => void
}

/** Errors come on leaving a field or on submitting, and go as soon as the field is right (section 5). */
export function useContractForm<Schema extends z.core.$ZodType<Fields, Fields>>(
  options: ContractForm<Schema>,
) {
  const { schema, masked = [], failure, send } = options
  const lastResult = useMemo(() => blameOf(failure), [failure])
  return useForm<z.input<Schema>, z.output<Schema>>({
    lastResult,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(onlyDigits(formData, masked), { schema }),
    onSubmit: (event, { submission }) => {
      event.preventDefault()
      if (submission?.status === 'success') send(submission.value)
    },
  })
}

function blameOf(failure: Failure | null): SubmissionResult | null {
  if (failure?.kind !== 'refused' || failure.field === undefined) return null
  return { status: 'error', error: { [failure.field]: [failure.message] } }
}
