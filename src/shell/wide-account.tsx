import { Trans } from '@lingui/react/macro'
import { Money } from '../ui/money.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import AccountMenu, { type AccountMenuProps } from './account-menu.tsx'
import { MoneyToggle, type MoneyToggleProps } from './money-toggle.tsx'
import type { ShownPlayer } from './player.ts'
import styles from './wide-account.module.css'

type WideAccountProps = AccountMenuProps & MoneyToggleProps & { player: ShownPlayer }

/** The account on large screens: under the header's button, and beside its own pages. */
export default function WideAccount({ player, onDeposit, onWithdraw, ...menu }: WideAccountProps) {
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
          {player.balance === null ? <Skeleton width="8rem" /> : <Money amount={player.balance} />}
        </dd>
      </dl>
      <MoneyToggle onDeposit={also(onDeposit)} onWithdraw={also(onWithdraw)} />
      <AccountMenu {...menu} />
    </div>
  )
}
