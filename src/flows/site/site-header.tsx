import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { Header } from '../../shell/header.tsx'
import { framePart } from './frame-part.tsx'
import { useSite } from './site.ts'
import { useDeposit } from './use-deposit.ts'
import { useLanguages } from './use-languages.ts'
import { useStanding, usePlayer } from './use-player.ts'
import { useIsCounted, useUnread } from './use-unread.ts'

const HeaderExtras = framePart('HeaderExtras')

export function SiteHeader() {
  const { i18n } = useLingui()
  const site = useSite()
  const player = usePlayer()
  const standing = useStanding()
  const unread = useUnread()
  const counted = useIsCounted()
  const isSigningOut = useSelector(site, (now) => now.matches({ session: 'signing out' }))
  const menuOpen = useSelector(site, (now) => now.matches({ menus: { dropdown: 'open' } }))
  return (
    <Header
      player={player ? { username: player.username, usercode: player.usercode, standing } : undefined}
      isSigningOut={isSigningOut}
      unread={unread}
      counted={counted}
      extras={
        <Suspense>
          <HeaderExtras />
        </Suspense>
      }
      locale={i18n.locale}
      menuOpen={menuOpen}
      languages={useLanguages()}
      onLanguage={(language) => site.send({ type: 'choose the language', language })}
      onMenuOpen={() => site.send({ type: 'toggle the dropdown' })}
      onMenuClose={() => site.send({ type: 'close the menus' })}
      onMovements={() => site.send({ type: 'open the movements' })}
      onNotifications={() => site.send({ type: 'open the notifications' })}
      onLogout={() => site.send({ type: 'log out' })}
      onDeposit={useDeposit()}
      onWithdraw={() => site.send({ type: 'visit', path: '/dashboard/withdraw' })}
      onSideMenu={() => site.send({ type: 'toggle the side menu' })}
      onUser={() => {
        // A press from before hydration may come before this header knows its player.
        const isPlayer = site.getSnapshot().matches({ session: 'player' })
        site.send({ type: isPlayer ? 'toggle the profile panel' : 'log in' })
      }}
      onLogin={() => site.send({ type: 'log in' })}
      onRegister={() => site.send({ type: 'sign up' })}
    />
  )
}
