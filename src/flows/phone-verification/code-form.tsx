import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { smsCode } from '#contract/customer.ts'
import type { PhoneVerificationActor } from '#machines/phone-verification/phone-verification.machine.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useIsValid } from '../form/use-is-valid.ts'
import { wireField } from '../form/wire-field.tsx'

const reading = { schema: z.object({ code: smsCode }), masked: ['code'] }

const toTheCode = (form: HTMLFormElement | null) => {
  form?.querySelector<HTMLInputElement>('[name="code"]')?.focus()
}

/** Remounted after every refused code (`key`), and so emptied. */
export function CodeForm({ verification }: { verification: PhoneVerificationActor }) {
  const { t } = useLingui()
  const verifying = useSelector(verification, (now) =>
    now.matches({ 'asking for the code': { code: 'verifying' } }),
  )
  const busy = useSelector(verification, (now) => now.hasTag('busy'))
  const failure = useSelector(verification, (now) => now.context.failure)
  const [form, fields] = useContractForm({
    ...reading,
    failure,
    send: ({ code }) => verification.send({ type: 'verify', code }),
  })
  const [valid, watch] = useIsValid(reading)
  return (
    <form ref={toTheCode} id={form.id} onSubmit={form.onSubmit} onInput={watch} noValidate>
      <fieldset disabled={verifying}>
        <CodeInput {...wireField(fields.code)} label={t`SMS kodu`} />
        <Button type="submit" kind="action" wide busy={verifying} disabled={!valid || busy}>
          <Trans>Doğrula</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
