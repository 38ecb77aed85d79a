import { Trans } from '@lingui/react/macro'
import type { PaymentActor } from '#machines/payment/payment.machine.ts'
import { Button } from '../../ui/button.tsx'

export function ClosePayment({
  payment,
  kind,
}: {
  payment: PaymentActor
  kind: 'action' | 'plain' | 'quiet'
}) {
  return (
    <Button kind={kind} wide onClick={() => payment.send({ type: 'finish' })}>
      <Trans>Kapat</Trans>
    </Button>
  )
}
