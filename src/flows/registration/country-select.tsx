import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { defaultCountryId, defaultCountryName, type Country } from '#contract/auth.ts'
import type { RegistrationActor } from '#machines/registration/registration.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { sayCountries } from '../../words/country.ts'
import type { WiredField } from '../form/wire-field.tsx'
import styles from './registration.module.css'

/** Disabled until the list is loaded; then Türkiye is chosen, if it is listed. */
export function CountrySelect({
  registration,
  field,
}: {
  registration: RegistrationActor
  field: WiredField
}) {
  const { t, i18n } = useLingui()
  const shown = useSelector(registration, (now) => now.matches('filling in') || now.matches('registering'))
  const missing = useSelector(registration, (now) => now.matches('without countries'))
  const countries = useSelector(registration, (now) => now.context.countries)
  if (missing) {
    return (
      <div className={styles.missing} role="alert">
        <p>
          <Trans>Ülke listesi yüklenemedi.</Trans>
        </p>
        <Button size="small" onClick={() => registration.send({ type: 'try again' })}>
          <Trans>Yeniden dene</Trans>
        </Button>
      </div>
    )
  }
  return (
    <Select
      {...field}
      key={shown ? 'list' : 'waiting'}
      label={t`Ülke`}
      autoComplete="country-name"
      disabled={!shown}
      placeholder={shown ? t`Ülke seçin` : t`Ülkeler yükleniyor…`}
      defaultValue={shown ? chosenAtFirst(countries) : ''}
      options={shown ? sayCountries(countries, i18n.locale).map(optionOf) : []}
    />
  )
}

const optionOf = ({ id, name }: Country) => ({ value: String(id), label: name })

function chosenAtFirst(countries: Country[]): string {
  const known = countries.find(({ name }) => name === defaultCountryName)
  return String((known ?? countries.find(({ id }) => id === defaultCountryId))?.id ?? '')
}
