import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './field.tsx'
import styles from './text-area.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'prefix' | 'className'> &
  Omit<FieldLook, 'prefix' | 'suffix'>

/** Resizable by hand only, and only downwards. */
export function TextArea({ label, hint, error, id, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={styles.area}>
      {(wiring) => <textarea {...area} {...wiring} />}
    </Field>
  )
}
