import './main.css'
import { i18n } from '@lingui/core'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isPlayers } from '#contract/first-screen.ts'
import { forgetBrought, readBrought } from './first-screen/brought.ts'
import { takeEarly } from './first-screen/early.ts'
import { settle } from './first-screen/settle.ts'
import { fetchWhatIsNear } from './flows/site/ahead.ts'
import { leaveGame } from './flows/game/leave-game.ts'
import { closeOnBack, keepVisitorsOut } from './flows/site/guard.ts'
import { screenNow } from './flows/site/screen.ts'
import { createSite, startSite } from './flows/site/site.ts'
import { hearFirstGesture } from './flows/popup/first-gesture.ts'
import { knowServerWords } from './flows/language/server-words.ts'
import { beginIn } from './flows/language/speak.ts'
import { leavePromotion, readTheNamed } from './flows/promotion/promotion-address.ts'
import { followMissedCode } from './flows/release/missed-code.ts'
import { countReloads } from './flows/start-up/reloads.store.ts'
import { keepItsPlaceAtFirst } from './flows/top-bar/top-bar.store.ts'
import { recallSession } from './session/session.ts'
import { ProfileArea } from './shell/profile-area.arriving.ts'
import { createSiteRouter, SiteTree } from './site-tree.tsx'
import { chosenTheme, showTheme } from './ui/theme.ts'
import { tellsWalk } from './watch/tells-walk.ts'
import { activate, isOwn } from './words/lingui.ts'
import { chosenLanguage } from './words/locale.ts'

hearFirstGesture()
// A form that is being removed would submit natively and put its fields, a password too, into the address.
document.addEventListener('submit', (event) => event.preventDefault())
showTheme(chosenTheme())
keepItsPlaceAtFirst()
const chosen = chosenLanguage()
const speaking = isOwn(chosen) ? activate(chosen) : beginIn(chosen)
const session = recallSession()
// Before the first actor begins. A part that is missing costs its figures only.
if (tellsWalk()) await import('./watch/tell-walk.ts').catch(() => undefined)
await speaking

/** Yields to the browser between two long tasks. Not every browser has `scheduler.yield`. */
const breathe = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
await breathe()

const drawn = readBrought()
if (drawn?.locale === i18n.locale) knowServerWords(drawn.locale, drawn.words)
else forgetBrought()
const site = createSite(
  { session, reloads: countReloads(), screen: screenNow() },
  {
    go: (path) => router.history.push(path),
    leavePromotion: () => leavePromotion(router, site),
    leaveGame: () => leaveGame(router.history),
  },
)
followMissedCode(site)
await breathe()
const router = createSiteRouter(site)
fetchWhatIsNear(site)
keepVisitorsOut(router.history, site)
closeOnBack(router.history, site)
let lastStep: string | undefined
// At the start of a navigation: what is opened while the next page loads stays open. The first load is no navigation.
router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged, fromLocation, toLocation }) => {
  if (fromLocation) forgetBrought()
  // Back that only closes a dialog loads the same entry again.
  const { __TSR_key: step } = toLocation.state
  if (step === lastStep) return
  lastStep = step
  if (pathChanged && fromLocation) site.send({ type: 'navigation.arrived' })
  if (hrefChanged) readTheNamed(toLocation, site)
})
let spoken = i18n.locale
// Texts that come later in the same language change nothing that the pages have loaded.
i18n.on('change', () => {
  if (spoken === i18n.locale) return
  spoken = i18n.locale
  forgetBrought()
  void router.invalidate()
})
let whose = session?.token
site.subscribe(({ context }) => {
  const before = whose
  whose = context.session?.token
  if (before !== undefined && whose !== undefined && before !== whose) void router.invalidate()
})

/** Milliseconds: what follows is not needed while a person waits for the page. */
const afterPage = 3_000
setTimeout(() => {
  void import('./flows/site/frame.ts').then(({ afterStart }) => afterStart(router, site))
}, afterPage)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const isOwnPage = isPlayers(location.pathname)
/** Whether the document shows a first screen in this language. Player, width and reduced motion are applied after hydration. */
const isThere =
  root.firstElementChild !== null && drawn?.locale === i18n.locale && !(isOwnPage && session === null)

if (isThere) {
  await breathe()
  // With what a player's header needs; if that fails, the page starts all the same.
  await Promise.allSettled([router.load(), session && ProfileArea.fetch()])
  // The data of a player's page comes after it.
  if (!isOwnPage) await Promise.all(router.state.matches.map(({ loaderData }) => settle(loaderData)))
  // As on the server: no boundary around the first page.
  router.ssr = { manifest: undefined }
  await breathe()
  const begin = () => {
    startSite(site)
    // Outside of React's own task a repeated event hydrates its target at once.
    setTimeout(takeEarly())
  }
  // Hydrates in slices of a few ms: the browser answers in between.
  startTransition(() => {
    hydrateRoot(root, <SiteTree site={site} router={router} onDrawn={begin} />)
  })
} else {
  // Later, it would move what stands beside it in the header.
  await Promise.allSettled([session && ProfileArea.fetch()])
  startSite(site)
  createRoot(root).render(<SiteTree site={site} router={router} onDrawn={() => takeEarly()()} />)
}
