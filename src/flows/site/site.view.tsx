import { useSelector } from '@xstate/react'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { patiently } from '../../http/late-part.provide.ts'
import { BottomBar } from '../../shell/bottom-bar.tsx'
import { Layout } from '../../shell/layout.tsx'
import { ComingBar } from '../../ui/coming-bar.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { Footer } from '../footer/footer.tsx'
import { framePart } from './frame-part.tsx'
import { isPageFree } from './page-free.ts'
import { SiteHeader } from './site-header.tsx'
import { useSite } from './site.ts'
import { useDeposit } from './use-deposit.ts'
import { useBreak } from './use-player.ts'

const BreakBar = lazy(patiently(() => import('../time-out/break-bar.tsx')))
const ConnectionNotice = framePart('ConnectionNotice')
const OutOfService = lazy(() => import('../start-up/out-of-service.tsx'))
const SiteDialogs = framePart('SiteDialogs')
const SitePanels = framePart('SitePanels')
const TopBar = framePart('TopBar')

/** The page, its chrome and everything that opens over it. Select state further down: a selection here renders the whole page. */
export function SiteView({ children }: { children: ReactNode }) {
  const site = useSite()
  const startUp = useSelector(site, (now) => now.children['start-up'])
  const outOfService = useSelector(startUp, (now) => now?.matches('out of service') ?? false)
  return (
    <>
      <PageComing />
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
          <BreakTold />
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
      <Suspense fallback={<FrameComing />}>
        <SitePanels />
        <SiteDialogs />
      </Suspense>
      <Toaster />
    </>
  )
}

/** Few players take a break: only they load it. */
function BreakTold() {
  const running = useBreak()
  return running && <BreakBar running={running} />
}

/** A page, or the end of the session, is on its way. */
function PageComing() {
  const isLoading = useRouterState({ select: (now) => now.isLoading })
  const isSigningOut = useSelector(useSite(), (now) => now.matches({ session: 'signing out' }))
  return (isLoading || isSigningOut) && <ComingBar />
}

/** Something is to open and is not loaded yet. */
function FrameComing() {
  return useSelector(useSite(), isPageFree) ? null : <ComingBar />
}
