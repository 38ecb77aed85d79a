import { useLingui } from '@lingui/react'
import { formatMoney } from '#contract/format-money.ts'
import { classes } from './classes.ts'
import styles from './money.module.css'

type MoneyProps = {
  /** As on the wire: two decimals. */
  amount: number
  /** By how much something changed: what came has a plus. */
  signed?: boolean
  className?: string | undefined
}

/** An amount with its currency, in the order and with the signs of the active language. */
export function Money({ amount, signed = false, className }: MoneyProps) {
  const { i18n } = useLingui()
  return (
    <span className={classes(styles.money, className)}>{formatMoney(amount, i18n.locale, { signed })}</span>
  )
}
