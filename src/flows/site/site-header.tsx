import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Header } from '../../shell/header.tsx'
import { knownLocale } from '../../words/lingui.ts'
import { switchLocale } from '../../words/locale.ts'
import { useSite } from './site.ts'
import { useDeposit } from './use-deposit.ts'
import { useBalance, usePlayer } from './use-player.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useIsCounted, useUnread } from './use-unread.ts'

export function SiteHeader() {
  const { i18n } = useLingui()
  const site = useSite()
  const player = usePlayer()
  const balance = useBalance()
  const unread = useUnread()
  const counted = useIsCounted()
  const shortcuts = useShortcuts()
  const menuOpen = useSelector(site, (now) => now.matches({ menus: { dropdown: 'open' } }))
  return (
    <Header
      player={player ? { username: player.username, usercode: player.usercode, balance } : undefined}
      unread={unread}
      counted={counted}
      shortcuts={shortcuts}
      locale={i18n.locale}
      menuOpen={menuOpen}
      onLanguage={(locale) => void switchLocale(knownLocale(locale))}
      onMenuOpen={() => site.send({ type: 'toggle the dropdown' })}
      onMenuClose={() => site.send({ type: 'close the menus' })}
      onMovements={() => site.send({ type: 'open the movements' })}
      onNotifications={() => site.send({ type: 'open the notifications' })}
      onLogout={() => site.send({ type: 'log out' })}
      onDeposit={useDeposit()}
      onWithdraw={() => site.send({ type: 'visit', path: '/dashboard/withdraw' })}
      onSideMenu={() => site.send({ type: 'toggle the side menu' })}
      onUser={() => site.send({ type: player ? 'toggle the profile panel' : 'log in' })}
      onLogin={() => site.send({ type: 'log in' })}
      onRegister={() => site.send({ type: 'sign up' })}
    />
  )
}
