import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './checkbox.module.css'
import { FieldNotes } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const control = id ?? ownId
  return (
    <div className={styles.checkbox}>
      <span className={styles.box}>
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-describedby={`${control}-hint ${control}-error`}
          aria-invalid={error ? true : undefined}
        />
        <Check className={styles.mark} size={16} strokeWidth={3} aria-hidden />
      </span>
      <label htmlFor={control}>{label}</label>
      <FieldNotes id={control} hint={hint} error={error} />
    </div>
  )
}
