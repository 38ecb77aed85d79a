import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { defaultBirthDate } from '#contract/auth.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { dayDigits, dayOrder, type DayPart } from '../../words/day-order.ts'
import type { WiredField } from '../form/wire-field.tsx'
import styles from './registration.module.css'

/** Three narrow fields in the order of the language, with one line for their first error. */
export function BirthDate(fields: Record<DayPart, WiredField>) {
  const { t, i18n } = useLingui()
  const { parts } = dayOrder(i18n.locale)
  const labels = { day: t`Gün`, month: t`Ay`, year: t`Yıl` }
  const error = fields.day.error ?? fields.month.error ?? fields.year.error
  return (
    <fieldset className={styles.birth}>
      <legend className={styles.legend}>
        <Trans>Doğum tarihi</Trans>
      </legend>
      {parts.map((part) => (
        <div key={part} className={styles[part]}>
          <MaskedInput
            {...fields[part]}
            error={heard(fields[part].error)}
            label={labels[part]}
            mask={'#'.repeat(dayDigits[part])}
            placeholder={defaultBirthDate[part]}
            autoComplete={`bday-${part}`}
          />
        </div>
      ))}
      <p className={styles.birthError} aria-hidden>
        {error}
      </p>
    </fieldset>
  )
}

function heard(error: ReactNode): ReactNode {
  return error && <span className="only-heard">{error}</span>
}
