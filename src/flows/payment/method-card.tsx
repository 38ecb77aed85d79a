import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { PaymentMethod } from '#contract/payment.ts'
import { Money } from '../../ui/money.tsx'
import { MethodMark } from './method-mark.tsx'
import styles from './method-list.module.css'

export function MethodCard({ method, onChoose }: { method: PaymentMethod; onChoose: () => void }) {
  const { name, logo, min, max, duration } = method
  return (
    <button type="button" className={styles.method} data-opens="deposit" onClick={onChoose}>
      <MethodMark logo={logo} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.limits}>
          <Trans>
            <Money amount={min} /> ile <Money amount={max} /> arası
          </Trans>
        </span>
        <span className={styles.duration}>
          <Clock size={14} aria-hidden />
          {duration}
        </span>
      </span>
    </button>
  )
}
