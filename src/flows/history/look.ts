import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'

export interface Look {
  name: MessageDescriptor
  Icon: LucideIcon
  /** Colour of the outcome; the word and the icon say it too. */
  tone?: 'good' | 'open' | 'bad' | 'plain'
}

export interface Option<Value> {
  value: Value
  name: MessageDescriptor
}

export const optionsOf = <Value extends number | string>(looks: Record<Value, Look>, ...values: Value[]) =>
  values.map((value): Option<Value> => ({ value, name: looks[value].name }))
