import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

export type FieldLook = {
  label: ReactNode
  hint?: ReactNode
  /** The first error; its line is reserved, so nothing moves when it comes. */
  error?: ReactNode
  /** Before the text, inside the frame: +90, ₺. */
  prefix?: ReactNode
  /** After the text, inside the frame: a button or a unit. */
  suffix?: ReactNode
  /** For a bar that explains itself: the label is for screen readers only, and no line is reserved below. */
  bare?: boolean | undefined
}

export type Wiring = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldLook & {
  id?: string | undefined
  className?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

export function Field({ label, hint, error, prefix, suffix, bare, id, className, children }: FieldProps) {
  const ownId = useId()
  const control = id ?? ownId
  return (
    <div className={classes(styles.field, className)}>
      <label className={bare ? 'only-heard' : styles.label} htmlFor={control}>
        {label}
      </label>
      <div className={styles.frame}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        {children({
          id: control,
          className: classes(styles.control),
          'aria-describedby': bare ? undefined : `${control}-hint ${control}-error`,
          'aria-invalid': error ? true : undefined,
        })}
        {suffix}
      </div>
      {!bare && <FieldNotes id={control} hint={hint} error={error} />}
    </div>
  )
}

/** Hint and error share one reserved line; the error covers the hint, which stays readable to screen readers. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <div className={styles.notes}>
      <p id={`${id}-hint`} className={classes(styles.hint, !!error && styles.covered)}>
        {hint}
      </p>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
