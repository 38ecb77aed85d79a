import { Trans } from '@lingui/react/macro'
import { Money } from '../ui/money.tsx'
import styles from './playable.module.css'
import type { ShownStanding } from './player.ts'

/** The balance; below it the part that can be withdrawn, where that is less. */
export function Playable({ balance, withdrawable }: ShownStanding) {
  return (
    <span className={styles.playable}>
      <Money amount={balance} />
      {withdrawable !== null && withdrawable < balance && (
        <span className={styles.part}>
          <Trans>
            Çekilebilir: <Money amount={withdrawable} />
          </Trans>
        </span>
      )}
    </span>
  )
}
