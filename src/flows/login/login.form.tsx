import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { loginForm } from '#contract/auth.ts'
import type { LoginActor } from '#machines/login/login.machine.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import styles from './login.module.css'

export function LoginForm({ login }: { login: LoginActor }) {
  const { t } = useLingui()
  const busy = useSelector(login, (now) => now.hasTag('busy'))
  const failure = useSelector(login, (now) => now.context.failure)
  const [form, fields] = useContractForm({
    schema: loginForm,
    failure,
    send: (value) => login.send({ type: 'log in', form: value }),
  })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy}>
        <TextInput
          {...wireField(fields.username)}
          label={t`Kullanıcı adı`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput {...wireField(fields.password)} label={t`Şifre`} autoComplete="current-password" />
        <Button type="submit" kind="action" wide busy={busy} className={styles.submit}>
          <Trans>Giriş Yap</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
