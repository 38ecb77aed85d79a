import { Trans } from '@lingui/react/macro'
import AccountMenu, { type AccountMenuProps } from './account-menu.tsx'
import { BalanceButton } from './balance-button.tsx'
import { MoneyToggle, type MoneyToggleProps } from './money-toggle.tsx'
import type { ShownPlayer } from './player.ts'
import styles from './wide-account.module.css'

type WideAccountProps = AccountMenuProps & MoneyToggleProps & { player: ShownPlayer; onMovements: () => void }

export default function WideAccount({
  player,
  onMovements,
  onDeposit,
  onWithdraw,
  ...menu
}: WideAccountProps) {
  const also = (act: () => void) => () => {
    menu.onChoose?.()
    act()
  }
  return (
    <div className={styles.account}>
      <dl className={styles.player}>
        <dt className="only-heard">
          <Trans>Kullanıcı adı</Trans>
        </dt>
        <dd className={styles.username}>{player.username}</dd>
        <dt className="only-heard">
          <Trans>Bakiye</Trans>
        </dt>
        <dd className={styles.balance}>
          <BalanceButton arrow standing={player.standing} onMovements={also(onMovements)} />
        </dd>
      </dl>
      <MoneyToggle onDeposit={also(onDeposit)} onWithdraw={also(onWithdraw)} />
      <AccountMenu {...menu} />
    </div>
  )
}
