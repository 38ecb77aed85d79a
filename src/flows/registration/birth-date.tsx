import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { defaultBirthDate } from '#contract/auth.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import type { WiredField } from '../form/wire-field.ts'
import styles from './registration.module.css'

interface Props {
  day: WiredField
  month: WiredField
  year: WiredField
}

/** Three narrow fields with one line for their first error. */
export function BirthDate({ day, month, year }: Props) {
  const { t } = useLingui()
  const error = day.error ?? month.error ?? year.error
  return (
    <fieldset aria-label={t`Doğum tarihi`} className={styles.birth}>
      <MaskedInput
        {...day}
        error={heard(day.error)}
        label={t`Doğum günü`}
        mask="##"
        placeholder={defaultBirthDate.day}
        autoComplete="bday-day"
      />
      <MaskedInput
        {...month}
        error={heard(month.error)}
        label={t`Ay`}
        mask="##"
        placeholder={defaultBirthDate.month}
        autoComplete="bday-month"
      />
      <MaskedInput
        {...year}
        error={heard(year.error)}
        label={t`Yıl`}
        mask="####"
        placeholder={defaultBirthDate.year}
        autoComplete="bday-year"
      />
      <p className={styles.birthError} aria-hidden>
        {error}
      </p>
    </fieldset>
  )
}

function heard(error: string | undefined): ReactNode {
  return error && <span className="only-heard">{error}</span>
}
