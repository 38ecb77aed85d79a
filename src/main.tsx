import './main.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { closeOnBack, keepVisitorsOut } from './flows/site/guard.ts'
import { SiteContext, startSite } from './flows/site/site.ts'
import { followNewReleases } from './flows/start-up/new-release.ts'
import { routeTree } from './routeTree.gen.ts'
import { recallSession } from './session/session.ts'
import { PageFailed } from './shell/page-failed.tsx'
import { chosenTheme, showTheme } from './ui/theme.ts'
import { activate } from './words/lingui.ts'
import { chosenLocale } from './words/locale.ts'

followNewReleases()
// A form that is on its way out is nobody's: the browser would put what it holds, a password too, into the address.
document.addEventListener('submit', (event) => event.preventDefault())
showTheme(chosenTheme())
const [session] = await Promise.all([recallSession(), activate(chosenLocale())])

const site = startSite(session, (path) => router.history.push(path))
const router = createRouter({
  routeTree,
  context: { site },
  defaultPreload: 'intent',
  defaultErrorComponent: PageFailed,
  scrollRestoration: true,
})
keepVisitorsOut(router.history, site)
closeOnBack(router.history, site)
// As soon as the way begins: what is opened while the next page is still arriving stays. The first page is no way from another.
router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) site.send({ type: 'navigation.arrived' })
})
i18n.on('change', () => void router.invalidate())

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nProvider>
  </StrictMode>,
)
