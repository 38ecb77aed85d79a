import { useLingui } from '@lingui/react'
import { Select } from '../../ui/select.tsx'
import type { Option } from './look.ts'

interface HistoryChoiceProps<Value> {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** Options are told apart by their index. */
export function HistoryChoice<Value>({ label, options, value, onChoose }: HistoryChoiceProps<Value>) {
  const { i18n } = useLingui()
  return (
    <Select
      label={label}
      options={options.map(({ name }, place) => ({ value: String(place), label: i18n._(name) }))}
      value={String(options.findIndex((option) => option.value === value))}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex]
        if (chosen) onChoose(chosen.value)
      }}
    />
  )
}
