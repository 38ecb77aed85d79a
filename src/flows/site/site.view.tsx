import { useSelector } from '@xstate/react'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { patiently } from '../../http/patiently.ts'
import { BottomBar } from '../../shell/bottom-bar.tsx'
import { Layout } from '../../shell/layout.tsx'
import { ComingBar } from '../../ui/coming-bar.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { Footer } from '../footer/footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useSite } from './site.ts'
import { useDeposit } from './use-deposit.ts'

const ConnectionNotice = lazy(patiently(() => import('../realtime/connection-notice.tsx')))
const OutOfService = lazy(() => import('../start-up/out-of-service.tsx'))
const SiteDialogs = lazy(patiently(() => import('./site-dialogs.tsx')))
const SitePanels = lazy(() => import('./site-panels.tsx'))
const TopBar = lazy(() => import('../top-bar/top-bar.view.tsx'))

/** The page in its frame, and everything that opens over it. */
export function SiteView({ children }: { children: ReactNode }) {
  const site = useSite()
  const startUp = useSelector(site, (now) => now.children['start-up'])
  const pageComing = useRouterState({ select: (now) => now.isLoading })
  const outOfService = useSelector(startUp, (now) => now?.matches('out of service') ?? false)
  return (
    <>
      {pageComing && <ComingBar />}
      <Layout
        topBar={
          <Suspense>
            <TopBar />
          </Suspense>
        }
        header={<SiteHeader />}
        footer={<Footer />}
        bottomBar={
          <BottomBar
            onDeposit={useDeposit()}
            onSupport={() => site.send({ type: 'toggle the live chat' })}
            onChoose={() => site.send({ type: 'close the menus' })}
          />
        }
      >
        <Suspense>
          <ConnectionNotice />
        </Suspense>
        {outOfService && startUp ? (
          <Suspense>
            <OutOfService startUp={startUp} />
          </Suspense>
        ) : (
          children
        )}
      </Layout>
      <Suspense>
        <SitePanels />
      </Suspense>
      <Suspense>
        <SiteDialogs />
      </Suspense>
      <Toaster />
    </>
  )
}
