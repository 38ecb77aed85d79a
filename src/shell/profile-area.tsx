import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus, UserRound } from 'lucide-react'
import { badgeText } from '../ui/badge-text.ts'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { BalanceButton } from './balance-button.tsx'
import { Bell } from './bell.tsx'
import type { ShownPlayer } from './player.ts'
import styles from './profile-area.module.css'
import WideAccount from './wide-account.tsx'

export type ProfileAreaProps = {
  player: ShownPlayer
  unread: number
  /** False until the first count is loaded. */
  counted: boolean
  /** Class of what is on large screens only. */
  wide: string | undefined
  menuOpen: boolean
  onMenuOpen: () => void
  onMenuClose: () => void
  onMovements: () => void
  onNotifications: () => void
  onLogout: () => void
  onDeposit: () => void
  onWithdraw: () => void
}

export default function ProfileArea(props: ProfileAreaProps) {
  const { t } = useLingui()
  const count = badgeText(props.unread)
  const { player, menuOpen, onMenuOpen, onMenuClose } = props
  return (
    <>
      <div className={styles.money}>
        <BalanceButton
          standing={player.standing}
          className={styles.balance}
          onMovements={props.onMovements}
        />
        <button type="button" className={styles.plus} data-opens="deposit" onClick={props.onDeposit}>
          <Plus size={20} strokeWidth={2.5} aria-hidden />
          <span className={styles.word}>
            <Trans>Para Yatır</Trans>
          </span>
        </button>
      </div>
      <Link
        to="/dashboard"
        activeOptions={{ exact: true }}
        className={classes(styles.user, props.wide)}
        aria-label={t`Genel bakış`}
        data-tooltip={t`Genel bakış`}
      >
        <UserRound size={22} aria-hidden />
      </Link>
      <Menu
        className={styles.profile ?? ''}
        open={menuOpen}
        onOpen={onMenuOpen}
        onClose={onMenuClose}
        trigger={
          <span className={styles.names}>
            <span className={styles.username}>{player.username}</span>
            <span className={styles.usercode}>{player.usercode}</span>
          </span>
        }
      >
        {menuOpen && (
          <WideAccount
            player={player}
            onChoose={onMenuClose}
            onMovements={props.onMovements}
            onNotifications={props.onNotifications}
            onLogout={props.onLogout}
            onDeposit={props.onDeposit}
            onWithdraw={props.onWithdraw}
            unread={0}
          />
        )}
      </Menu>
      <IconButton
        label={count ? t`Bildirimler, ${count} okunmamış` : t`Bildirimler`}
        className={props.wide}
        onClick={props.onNotifications}
      >
        <Bell unread={props.unread} counted={props.counted} />
      </IconButton>
    </>
  )
}
