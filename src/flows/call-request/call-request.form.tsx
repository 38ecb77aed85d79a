import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { callRequestForm, mostCallRequestDigits } from '#contract/cms.ts'
import type { CallRequestActor } from '#machines/call-request/call-request.machine.ts'
import { Button } from '../../ui/button.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { wireField } from '../form/wire-field.tsx'

/** Digits only, of any country; the field drops everything else. */
const mask = '#'.repeat(mostCallRequestDigits)
const messageRows = 4

export function CallRequestForm({ callRequest }: { callRequest: CallRequestActor }) {
  const { t } = useLingui()
  const busy = useSelector(callRequest, (now) => now.hasTag('busy'))
  const failure = useSelector(callRequest, (now) => now.context.failure)
  const phone = useSelector(callRequest, (now) => now.context.phone)
  const [form, fields] = useContractForm({
    schema: callRequestForm,
    failure,
    send: (value) => callRequest.send({ type: 'save the request', form: value }),
  })
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <fieldset disabled={busy}>
        <MaskedInput
          {...wireField(fields.phone)}
          label={t`Telefon`}
          mask={mask}
          type="tel"
          autoComplete="tel"
          defaultValue={phone}
        />
        <TextArea
          {...wireField(fields.message)}
          label={t`Mesaj`}
          rows={messageRows}
          placeholder={t`Lütfen mesajınızı ve aranmak istediğiniz saati yazın.`}
        />
        <Button type="submit" kind="action" wide busy={busy}>
          <Trans>Talebi Kaydet</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
