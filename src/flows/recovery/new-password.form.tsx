import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { newPasswordStep } from '#contract/auth.ts'
import type { RecoveryActor } from '#machines/recovery/recovery.machine.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import styles from './recovery.module.css'
import { toTheFirstField } from './to-the-first-field.ts'

export function NewPasswordForm({ recovery }: { recovery: RecoveryActor }) {
  const { t } = useLingui()
  const busy = useSelector(recovery, (now) => now.hasTag('busy'))
  const failure = useSelector(recovery, (now) => now.context.failure)
  const username = useSelector(recovery, (now) => now.context.username)
  const [form, fields] = useContractForm({
    schema: newPasswordStep,
    failure,
    send: (passwords) => recovery.send({ type: 'change the password', form: passwords }),
  })
  return (
    <form ref={toTheFirstField} id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy} className={styles.view}>
        <h3 className={styles.title}>
          <Trans>Yeni Şifre</Trans>
        </h3>
        <p>
          <Trans>Lütfen yeni şifrenizi yazın.</Trans>
        </p>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput {...wireField(fields.password)} label={t`Şifre`} autoComplete="new-password" />
        <PasswordInput
          {...wireField(fields.password2)}
          label={t`Şifreyi tekrar yazın`}
          autoComplete="new-password"
        />
        <Button type="submit" kind="action" wide busy={busy}>
          <Trans>Şifreyi Değiştir</Trans>
        </Button>
        <Button kind="quiet" wide onClick={() => recovery.send({ type: 'begin again' })}>
          <Trans>Yeni Kod İste</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
