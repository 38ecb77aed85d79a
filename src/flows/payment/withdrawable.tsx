import { Trans } from '@lingui/react/macro'
import { Money } from '../../ui/money.tsx'
import { useStanding } from '../site/use-player.ts'
import styles from './payment.module.css'

/** Keeps the line's height until the sum has come. */
const noSum = '\u00a0'

/** The limit of a withdrawal; the balance may hold more that can only be played. */
export function Withdrawable() {
  const amount = useStanding()?.withdrawable
  return (
    <p className={styles.withdrawable}>
      {amount === undefined || amount === null ? (
        noSum
      ) : (
        <Trans>
          Çekilebilir: <Money amount={amount} className={styles.sum} />
        </Trans>
      )}
    </p>
  )
}
