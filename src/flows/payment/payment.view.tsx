import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PaymentActor } from '#machines/payment/payment.machine.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../site/site.ts'
import { FieldsComing } from './fields-coming.tsx'
import { PaymentDeclined, PaymentPaid } from './payment-decided.tsx'
import { PayingOutside } from './payment-outside.tsx'
import { PaymentTold } from './payment-told.tsx'
import { PaymentForm } from './payment.form.tsx'
import { Withdrawable } from './withdrawable.tsx'

export { providedPayment } from './payment.provide.ts'

export default function PaymentDialog({ flow, open }: { flow: PaymentActor; open: boolean }) {
  const site = useSite()
  const title = useSelector(flow, (now) => now.context.title)
  const method = useSelector(flow, (now) => now.context.method.name)
  const withdraws = useSelector(flow, (now) => now.context.purpose === 'withdraw')
  return (
    <Dialog
      open={open}
      title={title ?? <Trans>Para Yatır</Trans>}
      onClose={() => site.send({ type: 'close' })}
    >
      <h3>{method}</h3>
      {withdraws && <Withdrawable />}
      <PaymentView payment={flow} />
    </Dialog>
  )
}

export function PaymentView({ payment }: { payment: PaymentActor }) {
  const form = useSelector(payment, (now) => now.hasTag('form') && now.context.fields.length > 0)
  const outside = useSelector(payment, (now) => now.matches('paying outside'))
  const paid = useSelector(payment, (now) => now.matches('paid'))
  const declined = useSelector(payment, (now) => now.matches('declined'))
  const told = useSelector(payment, (now) => now.matches('told') || now.matches('withdrawn'))
  if (form) return <PaymentForm payment={payment} />
  if (outside) return <PayingOutside payment={payment} />
  if (paid) return <PaymentPaid payment={payment} />
  if (declined) return <PaymentDeclined payment={payment} />
  if (told) return <PaymentTold payment={payment} />
  return <FieldsComing />
}
