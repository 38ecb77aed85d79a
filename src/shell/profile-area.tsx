import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Menu } from '../ui/menu.tsx'
import { Money } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ShownPlayer } from './player.ts'
import styles from './profile-area.module.css'

const WideAccount = lazy(() => import('./wide-account.tsx'))

export type ProfileAreaProps = {
  player: ShownPlayer
  menuOpen: boolean
  onMenuOpen: () => void
  onMenuClose: () => void
  onNotifications: () => void
  onLogout: () => void
  onDeposit: () => void
  onWithdraw: () => void
}

/** The player in the header: balance with the way to deposit, name and code with the account's menu. */
export default function ProfileArea(props: ProfileAreaProps) {
  const { player, menuOpen, onMenuOpen, onMenuClose } = props
  return (
    <>
      <button type="button" className={styles.deposit} onClick={props.onDeposit}>
        <span className={styles.balance}>
          {player.balance === null ? <Skeleton width="5rem" /> : <Money amount={player.balance} />}
        </span>
        <span className={styles.plus}>
          <Plus size={20} strokeWidth={2.5} aria-hidden />
          <span className={styles.word}>
            <Trans>Para Yatır</Trans>
          </span>
        </span>
      </button>
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
