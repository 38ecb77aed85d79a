import { Trans } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import { Money } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import AccountMenu, { type AccountMenuProps } from './account-menu.tsx'
import type { ShownPlayer } from './player.ts'
import styles from './profile-panel.module.css'

type ProfilePanelProps = AccountMenuProps & {
  player: ShownPlayer
  onDeposit: () => void
  onWithdraw: () => void
}

/** What the profile panel of small screens holds, and the side column of the dashboard. */
export default function ProfilePanel({ player, onDeposit, onWithdraw, ...menu }: ProfilePanelProps) {
  return (
    <div className={styles.panel}>
      <ProfileCard player={player} />
      <div className={styles.money}>
        <Button kind="action" onClick={onDeposit}>
          <Trans>Para Yatır</Trans>
        </Button>
        <Button kind="plain" onClick={onWithdraw}>
          <Trans>Para Çek</Trans>
        </Button>
      </div>
      <AccountMenu {...menu} />
    </div>
  )
}

/** Balance, user name and user code. */
export function ProfileCard({ player }: { player: ShownPlayer }) {
  return (
    <dl className={styles.card}>
      <div className={styles.balance}>
        <dt>
          <Trans>Bakiye</Trans>
        </dt>
        <dd>{player.balance === null ? <Skeleton width="8rem" /> : <Money amount={player.balance} />}</dd>
      </div>
      <div>
        <dt>
          <Trans>Kullanıcı adı</Trans>
        </dt>
        <dd>{player.username}</dd>
      </div>
      <div>
        <dt>
          <Trans>Kullanıcı kodu</Trans>
        </dt>
        <dd>{player.usercode}</dd>
      </div>
    </dl>
  )
}
