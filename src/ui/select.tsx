import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './field.tsx'
import styles from './select.module.css'

export type Option = { value: string; label: string }

type SelectProps = Omit<ComponentProps<'select'>, 'prefix' | 'className' | 'children' | 'multiple'> &
  Omit<FieldLook, 'suffix'> & {
    options: Option[]
    placeholder?: string
  }

/** The native list: the best one on every phone. */
export function Select({
  label,
  hint,
  error,
  prefix,
  bare,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      prefix={prefix}
      bare={bare}
      suffix={<ChevronDown className={styles.arrow} size={20} aria-hidden />}
      className={styles.select}
    >
      {(wiring) => (
        <select {...select} {...wiring}>
          {placeholder !== undefined && (
            <option value="" hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
