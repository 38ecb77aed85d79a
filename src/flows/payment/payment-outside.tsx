import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ExternalLink } from 'lucide-react'
import type { PaymentActor } from '#machines/payment/payment.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { ClosePayment } from './close-payment.tsx'

export function PayingOutside({ payment }: { payment: PaymentActor }) {
  const amount = useSelector(payment, (now) => now.context.amount)
  const reference = useSelector(payment, (now) => now.context.reference)
  return (
    <EmptyState
      icon={<ExternalLink size={32} aria-hidden />}
      title={<Trans>Ödemenizi yeni sekmede tamamlayın</Trans>}
      text={
        <>
          <Trans>Sekme açılmadıysa aşağıdaki düğmeyle açın. Ödemenizin sonucu burada görünür.</Trans>
          {reference !== '' && (
            <>
              <br />
              <Trans>
                <Money amount={amount} /> tutarındaki ödemeniz henüz tamamlanmadı. Referans: {reference}
              </Trans>
            </>
          )}
        </>
      }
      action={
        <>
          <Button kind="action" wide onClick={() => payment.send({ type: 'continue to the payment' })}>
            <Trans>Ödemeye devam et</Trans>
          </Button>
          <ClosePayment payment={payment} kind="quiet" />
        </>
      }
    />
  )
}
