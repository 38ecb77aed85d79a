import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { sayFault } from '../../words/say-fault.ts'

/** Prefix of an error that a toast shows too (section 8): the field is marked, and shows the text to screen readers only. */
export const toldAlready = 'told already: '

export interface WiredField {
  id: string
  name: string
  required: true
  error: ReactNode
}

/** Props for a field of ui/: its names, and the text of its first error. */
export function wireField<Value>(field: FieldMetadata<Value>): WiredField {
  const fault = field.errors?.[0]
  return {
    id: field.id,
    name: field.name,
    required: true,
    error: fault?.startsWith(toldAlready) ? (
      <span className="only-heard">{fault.slice(toldAlready.length)}</span>
    ) : (
      fault && sayFault(fault)
    ),
  }
}
