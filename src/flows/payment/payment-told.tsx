import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PaymentActor } from '#machines/payment/payment.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { useSite } from '../site/site.ts'
import { ClosePayment } from './close-payment.tsx'
import { HouseAccount } from './house-account.tsx'

/** The server's message about a payment, or the method's text. */
export function PaymentTold({ payment }: { payment: PaymentActor }) {
  const message = useSelector(payment, (now) => now.context.message)
  const words = useSelector(payment, (now) => now.context.method.kind === 'message')
  const withdrawn = useSelector(payment, (now) => now.matches('withdrawn'))
  const reference = useSelector(payment, (now) => now.context.reference)
  const account = useSelector(payment, (now) => now.context.account)
  if (words) return <EmptyState text={message} action={<Representative payment={payment} />} />
  return (
    <Celebration
      title={<Trans>Talebiniz alındı</Trans>}
      text={withdrawn ? <Trans>Sonucu bildirimlerinizden izleyebilirsiniz.</Trans> : message}
      details={account && <HouseAccount account={account} reference={reference} />}
      actions={
        <>
          {!account && reference !== '' && (
            <p>
              <Trans>Referans: {reference}</Trans>
            </p>
          )}
          {!withdrawn && <ClosePayment payment={payment} kind="action" />}
        </>
      }
    />
  )
}

function Representative({ payment }: { payment: PaymentActor }) {
  const site = useSite()
  const chat = useSelector(site, (now) => now.matches({ chat: 'offered' }))
  const talk = () => {
    site.send({ type: 'close' })
    site.send({ type: 'open the live chat' })
  }
  return (
    <>
      <Button
        kind="action"
        wide
        data-opens="call request"
        onClick={() => site.send({ type: 'request a call' })}
      >
        <Trans>Arama isteyin</Trans>
      </Button>
      {chat && (
        <Button kind="plain" wide onClick={talk}>
          <Trans>Canlı Destek</Trans>
        </Button>
      )}
      <ClosePayment payment={payment} kind="quiet" />
    </>
  )
}
