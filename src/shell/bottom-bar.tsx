import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleDot, Headset, Spade, Trophy, Wallet } from 'lucide-react'
import styles from './bottom-bar.module.css'

type BottomBarProps = {
  onDeposit: () => void
  onSupport: () => void
  /** After any choice: the profile panel closes. */
  onChoose: () => void
}

/** For small screens, 60 px high (section 9). */
export function BottomBar({ onDeposit, onSupport, onChoose }: BottomBarProps) {
  const { t } = useLingui()
  const also = (act: () => void) => () => {
    onChoose()
    act()
  }
  return (
    <nav className={styles.bar} aria-label={t`Alt menü`}>
      <button type="button" data-opens="deposit" onClick={also(onDeposit)}>
        <Wallet size={22} aria-hidden />
        <Trans>Yatır</Trans>
      </button>
      <Link to="/casino/slot" onClick={onChoose}>
        <Spade size={22} aria-hidden />
        <Trans>Casino</Trans>
      </Link>
      <button type="button" onClick={also(onSupport)}>
        <Headset size={22} aria-hidden />
        <Trans>Destek</Trans>
      </button>
      <Link to="/spor" onClick={onChoose}>
        <Trophy size={22} aria-hidden />
        <Trans>Spor</Trans>
      </Link>
      <Link to="/casino/live" onClick={onChoose}>
        <CircleDot size={22} aria-hidden />
        <Trans>C. Casino</Trans>
      </Link>
    </nav>
  )
}
