import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { phoneDigits, phonePrefix } from '#contract/auth.ts'
import { exactDigits } from '#contract/field.ts'
import type { PhoneVerificationActor } from '#machines/phone-verification/phone-verification.machine.ts'
import { Button } from '../../ui/button.tsx'
import { PhoneInput } from '../form/phone-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'
import styles from './phone-verification.module.css'

const toTheNumber = (form: HTMLFormElement | null) => {
  form?.querySelector<HTMLInputElement>('[name="phone"]')?.focus()
}

const schema = z.object({ phone: exactDigits(phoneDigits) })

export function OtherPhone({
  verification,
  submit,
}: {
  verification: PhoneVerificationActor
  submit: ReactNode
}) {
  const busy = useSelector(verification, (now) => now.hasTag('busy'))
  const failure = useSelector(verification, (now) => now.context.failure)
  const known = useSelector(verification, (now) => now.context.phone)
  const [form, fields] = useContractForm({
    schema,
    masked: ['phone'],
    failure,
    send: ({ phone }) =>
      verification.send({ type: 'send the code to another number', phone: phonePrefix + phone }),
  })
  return (
    <form ref={toTheNumber} id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy} className={styles.view}>
        <p>
          <Trans>Doğrulama kodunu göndereceğimiz numarayı yazın.</Trans>
        </p>
        <PhoneInput {...wireField(fields.phone)} defaultValue={known.slice(phonePrefix.length)} />
        <Button type="submit" kind="action" wide busy={busy}>
          {submit}
        </Button>
        <Button kind="plain" wide onClick={() => verification.send({ type: 'keep the number' })}>
          <Trans>Vazgeç</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
