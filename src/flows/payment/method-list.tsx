import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import type { PaymentMethod } from '#contract/payment.ts'
import type { Purpose } from '#machines/payment/payment.machine.ts'
import type { OwnData } from '../../first-screen/own-data.ts'
import { EmptyState } from '../../ui/state.tsx'
import { OwnPart } from '../site/own-part.tsx'
import { useSite } from '../site/site.ts'
import { UnlessOnABreak } from '../time-out/unless-on-a-break.tsx'
import { MethodCard } from './method-card.tsx'
import styles from './method-list.module.css'
import { MethodCardsComing } from './methods-coming.tsx'
import { MethodPage } from './method-page.tsx'
import { MethodsMissing } from './methods-missing.tsx'

interface Props {
  purpose: Purpose
  /** Null when the list failed to load. */
  data: OwnData<PaymentMethod[] | null>
}

export function MethodList({ purpose, data }: Props) {
  const router = useRouter()
  const methodsOf = (
    <OwnPart data={data} coming={<MethodCardsComing />}>
      {(methods) =>
        methods === null ? (
          <MethodsMissing onRetry={() => void router.invalidate()} />
        ) : (
          <Methods purpose={purpose} methods={methods} />
        )
      }
    </OwnPart>
  )
  return (
    <MethodPage purpose={purpose}>
      {purpose === 'deposit' ? <UnlessOnABreak>{methodsOf}</UnlessOnABreak> : methodsOf}
    </MethodPage>
  )
}

export function Methods({ purpose, methods }: { purpose: Purpose; methods: PaymentMethod[] }) {
  const { t } = useLingui()
  const site = useSite()
  const choose = (method: PaymentMethod) => {
    if (purpose === 'deposit') site.send({ type: 'deposit by', method })
    else site.send({ type: 'withdraw by', method, title: t`Para Çek` })
  }
  if (methods.length === 0) {
    return (
      <EmptyState
        icon={<Wallet size={32} aria-hidden />}
        text={<Trans>Şu anda kullanılabilecek bir yöntem yok. Lütfen daha sonra yeniden bakın.</Trans>}
      />
    )
  }
  return (
    <ul className={styles.methods}>
      {methods.map((method) => (
        <li key={method.id}>
          <MethodCard method={method} onChoose={() => choose(method)} />
        </li>
      ))}
    </ul>
  )
}
