import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'

/** How a kind or a status is named and marked. */
export interface Look {
  name: MessageDescriptor
  Icon: LucideIcon
  /** How it went, for its colour; the word and the icon say it too. */
  tone?: 'good' | 'open' | 'bad' | 'plain'
}

/** One of what a filter offers. */
export interface Option<Value> {
  value: Value
  name: MessageDescriptor
}

/** Those of the looks that can be chosen, in this order. */
export const optionsOf = <Value extends number | string>(looks: Record<Value, Look>, ...values: Value[]) =>
  values.map((value): Option<Value> => ({ value, name: looks[value].name }))
