import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import styles from './money-toggle.module.css'

export type MoneyToggleProps = { onDeposit: () => void; onWithdraw: () => void }

export function MoneyToggle({ onDeposit, onWithdraw }: MoneyToggleProps) {
  const { t } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = (place: string) => (path === place ? ('page' as const) : undefined)
  return (
    <fieldset aria-label={t`Para işlemleri`} className={styles.toggle}>
      <button type="button" aria-current={here('/dashboard/deposit')} onClick={onDeposit}>
        <Trans>Para Yatır</Trans>
      </button>
      <button type="button" aria-current={here('/dashboard/withdraw')} onClick={onWithdraw}>
        <Trans>Para Çek</Trans>
      </button>
    </fieldset>
  )
}
