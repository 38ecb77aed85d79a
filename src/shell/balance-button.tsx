import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { formatMoney } from '../ui/format-money.ts'
import { Money } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './balance-button.module.css'
import type { ShownPlayer } from './player.ts'

type BalanceButtonProps = Pick<ShownPlayer, 'balance'> & {
  className?: string | undefined
  /** Room for a sign that there is more behind it. */
  arrow?: boolean
  onMovements: () => void
}

/** The balance, which explains itself: what has changed it is behind it. */
export function BalanceButton({ balance, className, arrow = false, onMovements }: BalanceButtonProps) {
  const { t, i18n } = useLingui()
  const shown = balance === null ? null : formatMoney(balance, i18n.locale)
  return (
    <button
      type="button"
      className={className ?? styles.balance}
      aria-haspopup="dialog"
      aria-label={shown === null ? t`Bakiye hareketleri` : t`Bakiye hareketleri, ${shown}`}
      onClick={onMovements}
    >
      {balance === null ? <Skeleton width="5rem" /> : <Money amount={balance} />}
      {arrow && <ChevronRight size={20} aria-hidden />}
    </button>
  )
}
