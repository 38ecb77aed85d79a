import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { BottomBar } from '../../shell/bottom-bar.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Layout } from '../../shell/layout.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { ConnectionNotice } from '../realtime/connection-notice.tsx'
import { OutOfService } from '../start-up/out-of-service.tsx'
import { ChromeContext } from './chrome.ts'
import { SiteDialogs } from './site-dialogs.tsx'
import { SiteHeader } from './site-header.tsx'
import { useSite } from './site.ts'

const SitePanels = lazy(() => import('./site-panels.tsx'))

/** The page in its frame, and everything that opens over it. */
export function SiteView({ children }: { children: ReactNode }) {
  const site = useSite()
  const startUp = useSelector(site, (now) => now.children['start-up'])
  const outOfService = useSelector(startUp, (now) => now?.matches('out of service') ?? false)
  const [notificationsOpen, setNotificationsOpen] = useState(false)
  const openNotifications = useCallback(() => setNotificationsOpen(true), [])
  const closeNotifications = useCallback(() => setNotificationsOpen(false), [])
  const chrome = useMemo(() => ({ openNotifications }), [openNotifications])
  return (
    <ChromeContext value={chrome}>
      <Layout
        header={<SiteHeader onNotifications={openNotifications} />}
        footer={<Footer />}
        bottomBar={
          <BottomBar
            onDeposit={() => site.send({ type: 'deposit' })}
            onSupport={() => site.send({ type: 'toggle the live chat' })}
            onChoose={() => site.send({ type: 'close the menus' })}
          />
        }
      >
        <ConnectionNotice />
        {outOfService && startUp ? <OutOfService startUp={startUp} /> : children}
      </Layout>
      <Suspense>
        <SitePanels
          notificationsOpen={notificationsOpen}
          onNotifications={openNotifications}
          onCloseNotifications={closeNotifications}
        />
      </Suspense>
      <SiteDialogs />
      <Toaster />
    </ChromeContext>
  )
}
