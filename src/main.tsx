import './main.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { closeOnBack, keepVisitorsOut } from './flows/site/guard.ts'
import { SiteContext, startSite } from './flows/site/site.ts'
import { hearFirstGesture } from './flows/popup/first-gesture.ts'
import { leavePromotion, readTheNamed } from './flows/promotion/promotion-address.ts'
import { followNewReleases } from './flows/start-up/new-release.ts'
import { keepItsPlaceAtFirst } from './flows/top-bar/top-bar.store.ts'
import { routeTree } from './routeTree.gen.ts'
import { recallSession } from './session/session.ts'
import { PageFailed } from './shell/page-failed.tsx'
import { chosenTheme, showTheme } from './ui/theme.ts'
import { activate, isOwn } from './words/lingui.ts'
import { chosenLanguage } from './words/locale.ts'

followNewReleases()
hearFirstGesture()
// A form that is on its way out is nobody's: the browser would put what it holds, a password too, into the address.
document.addEventListener('submit', (event) => event.preventDefault())
showTheme(chosenTheme())
keepItsPlaceAtFirst()
const chosen = chosenLanguage()
const speaking = isOwn(chosen)
  ? activate(chosen)
  : import('./flows/language/language.provide.ts').then(({ beginIn }) => beginIn(chosen))
const [session] = await Promise.all([recallSession(), speaking])

const site = startSite(session, {
  go: (path) => router.history.push(path),
  leavePromotion: () => leavePromotion(router, site),
})
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
router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged, fromLocation, toLocation }) => {
  if (pathChanged && fromLocation) site.send({ type: 'navigation.arrived' })
  if (hrefChanged) readTheNamed(toLocation, site)
})
let spoken = i18n.locale
// Words that come later in the same language change nothing of what the pages have loaded.
i18n.on('change', () => {
  if (spoken === i18n.locale) return
  spoken = i18n.locale
  void router.invalidate()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Milliseconds: what follows is wanted by nobody who waits for the page. */
const afterPage = 3_000
setTimeout(() => {
  void import('./flows/site/frame.ts').then(({ afterStart }) => afterStart(router))
}, afterPage)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  // Not in React's strict mode: it begins every actor twice, and the question that the first gives up fails the second.
  <I18nProvider i18n={i18n}>
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>
  </I18nProvider>,
)
