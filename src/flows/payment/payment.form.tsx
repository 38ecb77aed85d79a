import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PaymentActor } from '#machines/payment/payment.machine.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useIsValid } from '../form/use-is-valid.ts'
import { wireField } from '../form/wire-field.tsx'
import { detailSchema } from './detail-schema.ts'
import { LimitReached } from './limit-reached.tsx'
import { PaymentFieldInput } from './payment-field.tsx'
import styles from './payment.module.css'

/** Section 5: built from the server's fields; Submit is disabled until all of them are valid. */
export function PaymentForm({ payment }: { payment: PaymentActor }) {
  const { i18n } = useLingui()
  const busy = useSelector(payment, (now) => now.hasTag('busy'))
  const described = useSelector(payment, (now) => now.context.fields)
  const method = useSelector(payment, (now) => now.context.method)
  const failure = useSelector(payment, (now) => now.context.failure)
  const reached = failure?.kind === 'refused' ? failure.limit : undefined
  const reading = { schema: detailSchema(described, method, i18n.locale), readsText: true }
  const [valid, watch] = useIsValid(reading)
  const [form, fields] = useContractForm({
    ...reading,
    failure,
    send: (detail) => payment.send({ type: 'submit', detail }),
  })
  return (
    <form id={form.id} onSubmit={form.onSubmit} onInput={watch} noValidate>
      <fieldset disabled={busy} className={styles.fields}>
        {described.map((field) => {
          const meta = fields[field.key]
          return (
            meta && (
              <PaymentFieldInput key={field.key} field={field} method={method} wired={wireField(meta)} />
            )
          )
        })}
        {reached && <LimitReached reached={reached} />}
        <Button type="submit" kind="action" wide busy={busy} disabled={!valid}>
          <Trans>Gönder</Trans>
        </Button>
      </fieldset>
    </form>
  )
}
