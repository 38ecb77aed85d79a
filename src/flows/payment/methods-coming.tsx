import { useLingui } from '@lingui/react/macro'
import type { Purpose } from '#machines/payment/payment.machine.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MethodPage } from './method-page.tsx'
import styles from './method-list.module.css'

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function MethodsComing({ purpose }: { purpose: Purpose }) {
  return (
    <MethodPage purpose={purpose}>
      <MethodCardsComing />
    </MethodPage>
  )
}

export function MethodCardsComing() {
  const { t } = useLingui()
  return (
    <ul className={styles.methods} aria-busy="true" aria-label={t`Yöntemler yükleniyor`}>
      {cards.map((card) => (
        <li key={card} className={styles.method}>
          <Skeleton shape="block" width="3rem" height="3rem" />
          <span className={styles.words}>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </span>
        </li>
      ))}
    </ul>
  )
}
