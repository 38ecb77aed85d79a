import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaymentMethod } from '#contract/payment.ts'
import type { Purpose } from '#machines/payment/payment.setup.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useSite } from '../site/site.ts'
import { MethodCard } from './method-card.tsx'
import styles from './method-list.module.css'

/** The ways to deposit or to withdraw; choosing one opens its dialog. */
export function MethodList({ purpose, methods }: { purpose: Purpose; methods: PaymentMethod[] }) {
  const { t } = useLingui()
  const site = useSite()
  const choose = (method: PaymentMethod) => {
    if (purpose === 'deposit') site.send({ type: 'deposit by', method })
    else site.send({ type: 'withdraw by', method, title: t`Para Çek` })
  }
  return (
    <MethodPage purpose={purpose}>
      {methods.length === 0 ? (
        <EmptyState
          text={<Trans>Şu anda kullanılabilecek bir yöntem yok. Lütfen daha sonra yeniden bakın.</Trans>}
        />
      ) : (
        <ul className={styles.methods}>
          {methods.map((method) => (
            <li key={method.id}>
              <MethodCard method={method} onChoose={() => choose(method)} />
            </li>
          ))}
        </ul>
      )}
    </MethodPage>
  )
}

/** Head and tabs, which stay while the list comes. */
export function MethodPage({ purpose, children }: { purpose: Purpose; children: ReactNode }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={purpose === 'deposit' ? t`Para Yatır` : t`Para Çek`} back="/dashboard" />
      <Tabs
        label={t`İşlem`}
        selected={purpose}
        onSelect={(chosen) => void navigate({ to: `/dashboard/${chosen}` })}
        tabs={[
          { id: 'deposit', label: <Trans>Yatır</Trans> },
          { id: 'withdraw', label: <Trans>Çek</Trans> },
        ]}
      >
        {children}
      </Tabs>
    </>
  )
}
