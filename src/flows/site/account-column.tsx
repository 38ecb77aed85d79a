import { useLingui } from '@lingui/react/macro'
import WideAccount from '../../shell/wide-account.tsx'
import { useSite } from './site.ts'
import { useStanding, usePlayer } from './use-player.ts'
import { useUnread } from './use-unread.ts'

export function AccountColumn() {
  const { t } = useLingui()
  const site = useSite()
  const player = usePlayer()
  const standing = useStanding()
  const unread = useUnread()
  if (player === null) return null
  return (
    <WideAccount
      player={{ username: player.username, usercode: player.usercode, standing }}
      label={t`Hesap sayfaları`}
      unread={unread}
      onMovements={() => site.send({ type: 'open the movements' })}
      onNotifications={() => site.send({ type: 'open the notifications' })}
      onLogout={() => site.send({ type: 'log out' })}
      onDeposit={() => site.send({ type: 'deposit' })}
      onWithdraw={() => site.send({ type: 'visit', path: '/dashboard/withdraw' })}
    />
  )
}
