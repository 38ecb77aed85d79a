import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Purpose } from '#machines/payment/payment.machine.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './method-list.module.css'
import { ToTheLimits } from './to-the-limits.tsx'
import { Withdrawable } from './withdrawable.tsx'

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
        <div className={styles.page}>
          {purpose === 'withdraw' ? <Withdrawable /> : <ToTheLimits />}
          {children}
        </div>
      </Tabs>
    </>
  )
}
