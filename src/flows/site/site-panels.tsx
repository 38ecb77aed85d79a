import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import ProfilePanel from '../../shell/profile-panel.tsx'
import SideMenu from '../../shell/side-menu.tsx'
import { ComingBar } from '../../ui/coming-bar.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Tooltips } from '../../ui/tooltips.tsx'
import { HeaderScroll } from '../header/header-scroll.tsx'
import LiveChat from '../live-chat/live-chat.view.tsx'
import Notifications from '../notifications/notifications.view.tsx'
import { Popup } from '../popup/popup.view.tsx'
import { ReleaseBar } from '../release/release-bar.tsx'
import { openables } from './dialogs.ts'
import { useSite } from './site.ts'
import { useLanguages } from './use-languages.ts'
import { useStanding, usePlayer } from './use-player.ts'
import { useFlow } from './use-flow.ts'
import { useShown, useShownFlow } from './use-shown.ts'
import { useUnread } from './use-unread.ts'

/** The panels, and what appears over the page by itself. */
export default function SitePanels() {
  const { t, i18n } = useLingui()
  const site = useSite()
  const player = usePlayer()
  const languages = useLanguages()
  const sideMenu = useShown((now) => now.matches({ menus: { 'side menu': 'open' } }))
  const notifications = useFlow('notifications')
  const notificationsOpen = useShown((now) => now.matches({ menus: { 'notifications panel': 'open' } }))
  const closeMenus = () => site.send({ type: 'close the menus' })
  return (
    <>
      <Drawer open={sideMenu} title={t`Menü`} onClose={closeMenus}>
        <SideMenu
          loggedIn={player !== null}
          locale={i18n.locale}
          languages={languages}
          onLanguage={(language) => site.send({ type: 'choose the language', language })}
          onChoose={closeMenus}
          onCallRequest={() => site.send({ type: 'request a call' })}
        />
      </Drawer>
      <PlayerPanel />
      <Drawer
        open={notificationsOpen && notifications !== undefined}
        from="bottom"
        title={t`Bildirimler`}
        onClose={() => site.send({ type: 'close the notifications' })}
      >
        {notifications && <Notifications notifications={notifications} />}
      </Drawer>
      <MovementsPanel />
      <ReleaseBar />
      <OfferedChat />
      <Popup />
      <HeaderScroll />
      <Tooltips />
    </>
  )
}

/** Keeps its frame while it is closed. */
function OfferedChat() {
  const chat = useFlow('live chat')
  return chat && <LiveChat chat={chat} />
}

function PlayerPanel() {
  const { t } = useLingui()
  const site = useSite()
  const player = usePlayer()
  const standing = useStanding()
  const unread = useUnread()
  const open = useShown((now) => now.matches({ menus: { 'profile panel': 'open' } }))
  /** Unmounted only after the restore wait: a quick return finds the panel as it was. */
  const restored = useShown((now) => now.matches({ menus: { 'profile panel': 'closed' } }))
  const close = () => site.send({ type: 'close the menus' })
  return (
    <Drawer open={open && player !== null} from="right" title={t`Profil`} onClose={close}>
      {player && !restored && (
        <ProfilePanel
          player={{ username: player.username, usercode: player.usercode, standing }}
          unread={unread}
          onChoose={close}
          onMovements={() => site.send({ type: 'open the movements' })}
          onNotifications={() => site.send({ type: 'open the notifications' })}
          onLogout={() => site.send({ type: 'log out' })}
        />
      )}
    </Drawer>
  )
}

const { View: Movements } = openables.movements

function MovementsPanel() {
  const { t } = useLingui()
  const site = useSite()
  const open = useShown((now) => now.matches({ menus: { 'movements panel': 'open' } }))
  const movements = useShownFlow('movements')
  const token = usePlayer()?.token
  /** The flow stops when the panel begins to close; the panel goes on showing it until it is closed. */
  const [last, setLast] = useState({ movements, token })
  if (movements && movements !== last.movements) setLast({ movements, token })
  const shown = last.token === token ? last.movements : undefined
  const close = () => site.send({ type: 'close the movements' })
  return (
    <>
      {open && !movements && <ComingBar />}
      <Drawer
        open={open && movements !== undefined}
        from="bottom"
        title={t`Bakiye hareketleri`}
        onClose={close}
      >
        {shown && <Movements key={shown.sessionId} flow={shown} open={open} />}
      </Drawer>
    </>
  )
}
