import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { sayFault } from '../../words/say-fault.ts'

/** Before a fault that a toast says (section 8): the field is marked, and described by it for whom cannot see the toast, and does not show it again. */
export const toldAlready = 'told already: '

export interface WiredField {
  id: string
  name: string
  required: true
  error: ReactNode
}

/** What a part of ui/ needs of a field of the form: its name and the sentence for its first error. */
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
