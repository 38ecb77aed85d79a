import { useLingui } from '@lingui/react'
import { formatMoney } from '#contract/format-money.ts'
import { classes } from './classes.ts'
import styles from './money.module.css'

type MoneyProps = {
  /** Wire money. */
  amount: number
  /** A change: positive amounts get a plus. */
  signed?: boolean
  className?: string | undefined
}

export function Money({ amount, signed = false, className }: MoneyProps) {
  const { i18n } = useLingui()
  return (
    <span className={classes(styles.money, className)}>{formatMoney(amount, i18n.locale, { signed })}</span>
  )
}
