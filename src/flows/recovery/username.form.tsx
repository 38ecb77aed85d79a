import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { usernameStep } from '#contract/auth.ts'
import type { RecoveryActor } from '#machines/recovery/recovery.machine.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import { toTheFirstField } from './to-the-first-field.ts'

export function UsernameForm({ recovery }: { recovery: RecoveryActor }) {
  const { t } = useLingui()
  const busy = useSelector(recovery, (now) => now.hasTag('busy'))
  const failure = useSelector(recovery, (now) => now.context.failure)
  const known = useSelector(recovery, (now) => now.context.username)
  const [form, fields] = useContractForm({
    schema: usernameStep,
    failure,
    send: ({ username }) => recovery.send({ type: 'send the code', username }),
  })
  return (
    <form ref={toTheFirstField} id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy}>
        <TextInput
          {...wireField(fields.username)}
          label={t`Kullanıcı adı`}
          defaultValue={known}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" kind="action" wide busy={busy}>
          <Trans>Devam Et</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
