import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { oldPassword } from '#contract/auth.ts'
import type { ExclusionActor } from '#machines/exclusion/exclusion.machine.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import { sayMonths } from '../time-out/lengths.ts'
import styles from '../time-out/time-out.module.css'

const schema = z.object({ password: oldPassword })

interface Props {
  exclusion: ExclusionActor
  username: string
}

export function ConfirmExclusion({ exclusion, username }: Props) {
  const { t } = useLingui()
  const busy = useSelector(exclusion, (now) => now.hasTag('busy'))
  const failure = useSelector(exclusion, (now) => now.context.failure)
  const length = useSelector(exclusion, (now) => now.context.length ?? 'permanent')
  const [form, fields] = useContractForm({
    schema,
    failure,
    send: (value) => exclusion.send({ type: 'exclude me', form: value }),
  })
  const chosen = sayMonths(length)
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy} className={styles.steps}>
        <p>
          <Trans>
            Seçtiğiniz süre: <strong>{chosen}</strong>. Onaylamak için şifrenizi yazın.
          </Trans>
        </p>
        <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
        <PasswordInput {...wireField(fields.password)} label={t`Şifre`} autoComplete="current-password" />
        <Button type="submit" kind="danger" wide busy={busy}>
          <Trans>Onayla ve uzak kal</Trans>
        </Button>
        <Button kind="quiet" wide onClick={() => exclusion.send({ type: 'choose another length' })}>
          <Trans>Başka bir süre seç</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
