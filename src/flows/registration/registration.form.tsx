import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { registrationForm } from '#contract/auth.ts'
import type { RegistrationActor } from '#machines/registration/registration.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PhoneInput } from '../form/phone-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import { BirthDate } from './birth-date.tsx'
import { CountrySelect } from './country-select.tsx'
import styles from './registration.module.css'
import { TrialBonusLabel } from './trial-bonus-label.tsx'

interface Props {
  registration: RegistrationActor
  /** Of the form: its button stands outside. */
  id: string
}

export function RegistrationForm({ registration, id }: Props) {
  const { t } = useLingui()
  const busy = useSelector(registration, (now) => now.hasTag('busy'))
  const failure = useSelector(registration, (now) => now.context.failure)
  const trialBonus = useSelector(registration, (now) => now.context.trialBonus)
  const [form, fields] = useContractForm({
    id,
    schema: registrationForm,
    masked: ['phone', 'PersonalNo'],
    failure,
    send: (value) => registration.send({ type: 'register', form: value }),
  })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy} className={styles.fields}>
        <TextInput {...wireField(fields.name)} label={t`Ad`} autoComplete="given-name" />
        <TextInput {...wireField(fields.surname)} label={t`Soyad`} autoComplete="family-name" />
        <TextInput
          {...wireField(fields.username)}
          label={t`Kullanıcı adı`}
          hint={t`a–z harfleri ve rakam, en az 5`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput
          {...wireField(fields.email)}
          label={t`E-posta`}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordInput {...wireField(fields.password)} label={t`Şifre`} autoComplete="new-password" />
        <PasswordInput
          {...wireField(fields.password2)}
          label={t`Şifre (tekrar)`}
          autoComplete="new-password"
        />
        <PhoneInput {...wireField(fields.phone)} />
        <MaskedInput
          {...wireField(fields.PersonalNo)}
          label={t`T.C. kimlik no`}
          mask="###########"
          autoComplete="off"
        />
        <BirthDate
          day={wireField(fields.birthDateDay)}
          month={wireField(fields.birthDateMonth)}
          year={wireField(fields.birthDateYear)}
        />
        <CountrySelect registration={registration} field={wireField(fields.country)} />
        {trialBonus > 0 && (
          <div className={styles.across}>
            <Checkbox name={fields.trialBonus.name} label={<TrialBonusLabel amount={trialBonus} />} />
          </div>
        )}
      </fieldset>
    </form>
  )
}

export function RegistrationButton({ registration, id }: Props) {
  const busy = useSelector(registration, (now) => now.hasTag('busy'))
  const ready = useSelector(registration, (now) => now.matches('filling in') || now.hasTag('busy'))
  return (
    <Button type="submit" form={id} kind="action" wide busy={busy} disabled={!ready}>
      <Trans>Üye Ol</Trans>
    </Button>
  )
}
