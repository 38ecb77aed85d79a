import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import { resetCodeLength, resetCodeStep } from '#contract/auth.ts'
import type { RecoveryActor } from '#machines/recovery/recovery.machine.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import styles from './recovery.module.css'
import { toTheFirstField } from './to-the-first-field.ts'

const mask = '#'.repeat(resetCodeLength).replace(/^(#{4})/, '$1 ')

export function ResetCodeForm({ recovery }: { recovery: RecoveryActor }) {
  const { t } = useLingui()
  const busy = useSelector(recovery, (now) => now.hasTag('busy'))
  const failure = useSelector(recovery, (now) => now.context.failure)
  const [form, fields] = useContractForm({
    schema: resetCodeStep,
    masked: ['code'],
    failure,
    send: ({ code }) => recovery.send({ type: 'check the code', code }),
  })
  return (
    <form ref={toTheFirstField} id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy} className={styles.view}>
        <p>
          <Trans>
            Şifrenizi yenilemeniz için e-posta adresinize bir kod gönderildi. Lütfen bu kodu aşağıdaki alana
            yazın.
          </Trans>
        </p>
        <CodeInput {...wireField(fields.code)} label={t`Şifre yenileme kodu`} mask={mask} />
        <Button type="submit" kind="action" wide busy={busy}>
          <Trans>Devam Et</Trans>
        </Button>
        <Button kind="quiet" wide onClick={() => recovery.send({ type: 'begin again' })}>
          <Trans>Yeni Kod İste</Trans>
        </Button>
        <Button
          kind="quiet"
          wide
          icon={<ArrowLeft size={20} aria-hidden />}
          onClick={() => recovery.send({ type: 'go back' })}
        >
          <Trans>Geri</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
