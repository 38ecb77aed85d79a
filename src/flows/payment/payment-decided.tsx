import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { CircleX } from 'lucide-react'
import type { PaymentActor } from '#machines/payment/payment.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { Money } from '../../ui/money.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { useSite } from '../site/site.ts'
import { ClosePayment } from './close-payment.tsx'

export function PaymentPaid({ payment }: { payment: PaymentActor }) {
  const amount = useSelector(payment, (now) => now.context.amount)
  const balance = useSelector(payment, (now) => now.context.balance)
  return (
    <Celebration
      title={<Trans>Ödemeniz tamamlandı</Trans>}
      text={
        <>
          <Trans>
            <Money amount={amount} /> hesabınıza geçti.
          </Trans>{' '}
          <Trans>
            Yeni bakiyeniz: <Money amount={balance} />
          </Trans>
        </>
      }
      actions={
        <>
          <Play payment={payment} />
          <ClosePayment payment={payment} kind="quiet" />
        </>
      }
    />
  )
}

function Play({ payment }: { payment: PaymentActor }) {
  const site = useSite()
  const below = useSelector(site, (now) => now.matches({ game: 'open' }))
  const atGame = useRouterState({ select: ({ location }) => location.pathname.startsWith('/casino/play/') })
  if (below || atGame) {
    return (
      <Button kind="action" wide onClick={() => payment.send({ type: 'finish' })}>
        <Trans>Oyuna dön</Trans>
      </Button>
    )
  }
  return (
    <Button kind="action" wide onClick={() => site.send({ type: 'visit', path: '/casino/slot' })}>
      <Trans>Oyunlara git</Trans>
    </Button>
  )
}

export function PaymentDeclined({ payment }: { payment: PaymentActor }) {
  const message = useSelector(payment, (now) => now.context.message)
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleX size={32} aria-hidden />}
        title={<Trans>Ödemeniz tamamlanamadı</Trans>}
        text={message}
        action={
          <>
            <Button kind="action" wide onClick={() => payment.send({ type: 'try again' })}>
              <Trans>Yeniden dene</Trans>
            </Button>
            <ClosePayment payment={payment} kind="quiet" />
          </>
        }
      />
    </div>
  )
}
