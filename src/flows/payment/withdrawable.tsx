import { Trans } from '@lingui/react/macro'
import { Money } from '../../ui/money.tsx'
import { useStanding } from '../site/use-player.ts'
import styles from './payment.module.css'

/** The limit of a withdrawal; the balance may hold more that can only be played. */
export function Withdrawable() {
  const amount = useStanding()?.withdrawable
  if (amount === undefined || amount === null) return null
  return (
    <p className={styles.withdrawable}>
      <Trans>
        Çekilebilir: <Money amount={amount} className={styles.sum} />
      </Trans>
    </p>
  )
}
