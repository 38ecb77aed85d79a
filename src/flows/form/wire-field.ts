import type { FieldMetadata } from '@conform-to/react'
import { sayFault } from '../../words/say-fault.ts'

export interface WiredField {
  id: string
  name: string
  required: true
  error: string | undefined
}

/** What a part of ui/ needs of a field of the form: its name and the sentence for its first error. */
export function wireField<Value>(field: FieldMetadata<Value>): WiredField {
  const fault = field.errors?.[0]
  return {
    id: field.id,
    name: field.name,
    required: true,
    error: fault === undefined ? undefined : sayFault(fault),
  }
}
