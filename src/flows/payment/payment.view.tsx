import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ExternalLink } from 'lucide-react'
import type { PaymentActor } from '#machines/payment/payment.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { useSite } from '../site/site.ts'
import { FieldsComing } from './fields-coming.tsx'
import { PaymentForm } from './payment.form.tsx'

export default function PaymentDialog({ payment }: { payment: PaymentActor }) {
  const site = useSite()
  const title = useSelector(payment, (now) => now.context.title)
  const method = useSelector(payment, (now) => now.context.method.name)
  return (
    <Dialog title={title ?? <Trans>Para Yatır</Trans>} onClose={() => site.send({ type: 'close' })}>
      <h3>{method}</h3>
      <PaymentView payment={payment} />
    </Dialog>
  )
}

function PaymentView({ payment }: { payment: PaymentActor }) {
  const form = useSelector(payment, (now) => now.hasTag('form'))
  const outside = useSelector(payment, (now) => now.matches('paying outside'))
  const told = useSelector(payment, (now) => now.matches('told'))
  const withdrawn = useSelector(payment, (now) => now.matches('withdrawn'))
  if (form) return <PaymentForm payment={payment} />
  if (outside) return <PayingOutside payment={payment} />
  if (told || withdrawn) return <Told payment={payment} />
  return <FieldsComing />
}

function PayingOutside({ payment }: { payment: PaymentActor }) {
  return (
    <EmptyState
      icon={<ExternalLink size={32} aria-hidden />}
      title={<Trans>Ödemenizi yeni sekmede tamamlayın</Trans>}
      text={
        <Trans>Sekme açılmadıysa aşağıdaki düğmeyle açın. Bakiyeniz burada kendiliğinden güncellenir.</Trans>
      }
      action={
        <>
          <Button kind="action" wide onClick={() => payment.send({ type: 'continue to the payment' })}>
            <Trans>Ödemeye devam et</Trans>
          </Button>
          <Button kind="quiet" wide onClick={() => payment.send({ type: 'finish' })}>
            <Trans>Kapat</Trans>
          </Button>
        </>
      }
    />
  )
}

function Told({ payment }: { payment: PaymentActor }) {
  const message = useSelector(payment, (now) => now.context.message)
  const words = useSelector(payment, (now) => now.context.method.kind === 'message')
  const withdrawn = useSelector(payment, (now) => now.matches('withdrawn'))
  const close = !withdrawn && (
    <Button kind={words ? 'plain' : 'action'} wide onClick={() => payment.send({ type: 'finish' })}>
      <Trans>Kapat</Trans>
    </Button>
  )
  if (words) return <EmptyState text={message} action={close} />
  return (
    <Celebration
      title={<Trans>Talebiniz alındı</Trans>}
      text={withdrawn ? <Trans>Sonucu bildirimlerinizden izleyebilirsiniz.</Trans> : message}
      actions={close}
    />
  )
}
