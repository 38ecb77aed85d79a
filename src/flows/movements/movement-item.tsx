import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Movement } from '#contract/movement.ts'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/money.tsx'
import { Moment } from '../history/moment.tsx'
import { causeLooks } from './looks.ts'
import styles from './movements.module.css'

export function MovementItem({ movement }: { movement: Movement }) {
  const { i18n } = useLingui()
  const { id, cause, subject, date, amount, bonus, balanceAfter } = movement
  const { name, Icon } = causeLooks[cause]
  return (
    <li className={styles.item} data-id={id}>
      <Icon className={styles.icon} size={22} aria-hidden />
      <span className={styles.words}>
        <span className={styles.cause}>{i18n._(name)}</span>
        {subject !== null && <span className={styles.subject}>{subject}</span>}
        <span className={styles.date}>
          <Moment utc={date} />
        </span>
      </span>
      <span className={styles.figures}>
        {amount !== 0 && <Change amount={amount} />}
        {bonus !== 0 && (
          <span className={styles.bonus}>
            <Trans>
              Bonus: <Change amount={bonus} />
            </Trans>
          </span>
        )}
        <span className={styles.after}>
          <Trans>
            Bakiye: <Money amount={balanceAfter} />
          </Trans>
        </span>
      </span>
    </li>
  )
}

/** The sign says what the colour says. */
function Change({ amount }: { amount: number }) {
  return <Money signed amount={amount} className={classes(styles.change, amount > 0 && styles.gain)} />
}
