import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './field.tsx'

export type TextInputProps = Omit<ComponentProps<'input'>, 'prefix' | 'className'> & FieldLook

/** Takes every attribute of an input; `defaultValue` keeps it uncontrolled. */
export function TextInput({
  label,
  hint,
  error,
  prefix,
  suffix,
  bare,
  id,
  type = 'text',
  ...input
}: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} prefix={prefix} suffix={suffix} bare={bare}>
      {(wiring) => <input {...input} {...wiring} type={type} />}
    </Field>
  )
}
