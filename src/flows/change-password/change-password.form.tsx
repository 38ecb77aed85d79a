import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { changePasswordForm } from '#contract/customer.ts'
import type { ChangePasswordActor } from '#machines/change-password/change-password.machine.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'

interface Props {
  change: ChangePasswordActor
  /** For password managers: they store the new password under it. */
  username: string
}

export function ChangePasswordForm({ change, username }: Props) {
  const { t } = useLingui()
  const busy = useSelector(change, (now) => now.hasTag('busy'))
  const failure = useSelector(change, (now) => now.context.failure)
  const [form, fields] = useContractForm({
    schema: changePasswordForm,
    failure,
    send: (value) => change.send({ type: 'change the password', form: value }),
  })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          {...wireField(fields.oldPassword)}
          label={t`Mevcut şifre`}
          autoComplete="current-password"
        />
        <PasswordInput {...wireField(fields.password)} label={t`Yeni şifre`} autoComplete="new-password" />
        <PasswordInput
          {...wireField(fields.confirmPassword)}
          label={t`Yeni şifre (tekrar)`}
          autoComplete="new-password"
        />
        <Button type="submit" kind="action" wide busy={busy}>
          <Trans>Değiştir</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
