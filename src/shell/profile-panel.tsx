import { Trans } from '@lingui/react/macro'
import AccountMenu, { type AccountMenuProps } from './account-menu.tsx'
import { BalanceButton } from './balance-button.tsx'
import type { ShownPlayer } from './player.ts'
import styles from './profile-panel.module.css'

type ProfilePanelProps = AccountMenuProps & { player: ShownPlayer; onMovements: () => void }

export default function ProfilePanel({ player, onMovements, ...menu }: ProfilePanelProps) {
  const explain = () => {
    menu.onChoose?.()
    onMovements()
  }
  return (
    <div className={styles.panel}>
      <dl className={styles.card}>
        <div className={styles.balance}>
          <dt>
            <Trans>Bakiye</Trans>
          </dt>
          <dd>
            <BalanceButton arrow standing={player.standing} onMovements={explain} />
          </dd>
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
