import { Trans } from '@lingui/react/macro'
import { Money } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import AccountMenu, { type AccountMenuProps } from './account-menu.tsx'
import type { ShownPlayer } from './player.ts'
import styles from './profile-panel.module.css'

/** The account on small screens: balance, user name and user code above its menu. */
export default function ProfilePanel({ player, ...menu }: AccountMenuProps & { player: ShownPlayer }) {
  return (
    <div className={styles.panel}>
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
      <AccountMenu {...menu} />
    </div>
  )
}
