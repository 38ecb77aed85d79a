import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Menu } from '../ui/menu.tsx'
import { BalanceButton } from './balance-button.tsx'
import type { ShownPlayer } from './player.ts'
import styles from './profile-area.module.css'

const WideAccount = lazy(() => import('./wide-account.tsx'))

export type ProfileAreaProps = {
  player: ShownPlayer
  menuOpen: boolean
  onMenuOpen: () => void
  onMenuClose: () => void
  onMovements: () => void
  onNotifications: () => void
  onLogout: () => void
  onDeposit: () => void
  onWithdraw: () => void
}

/** The player in the header: balance, the way to deposit, name and code with the account's menu. */
export default function ProfileArea(props: ProfileAreaProps) {
  const { player, menuOpen, onMenuOpen, onMenuClose } = props
  return (
    <>
      <div className={styles.money}>
        <BalanceButton balance={player.balance} className={styles.balance} onMovements={props.onMovements} />
        <button type="button" className={styles.plus} onClick={props.onDeposit}>
          <Plus size={20} strokeWidth={2.5} aria-hidden />
          <span className={styles.word}>
            <Trans>Para Yatır</Trans>
          </span>
        </button>
      </div>
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
          <Suspense>
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
          </Suspense>
        )}
      </Menu>
    </>
  )
}
