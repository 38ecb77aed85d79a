import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { formatMoney } from '#contract/format-money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './balance-button.module.css'
import { Playable } from './playable.tsx'
import type { ShownPlayer } from './player.ts'

type BalanceButtonProps = Pick<ShownPlayer, 'standing'> & {
  className?: string | undefined
  arrow?: boolean
  onMovements: () => void
}

export function BalanceButton({ standing, className, arrow = false, onMovements }: BalanceButtonProps) {
  const { t, i18n } = useLingui()
  const shown = (amount: number) => formatMoney(amount, i18n.locale)
  return (
    <button
      type="button"
      className={className ?? styles.balance}
      aria-haspopup="dialog"
      data-opens="movements"
      aria-label={labelOf()}
      onClick={onMovements}
    >
      {standing === null ? <Skeleton width="5rem" /> : <Playable {...standing} />}
      {arrow && <ChevronRight size={20} aria-hidden />}
    </button>
  )

  function labelOf(): string {
    if (standing === null) return t`Bakiye hareketleri`
    const balance = shown(standing.balance)
    if (standing.withdrawable === null) return t`Bakiye hareketleri, ${balance}`
    const withdrawable = shown(standing.withdrawable)
    return t`Bakiye hareketleri, ${balance}, çekilebilir ${withdrawable}`
  }
}
