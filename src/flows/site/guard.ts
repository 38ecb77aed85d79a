import type { RouterHistory } from '@tanstack/react-router'
import { isPlayers } from '#contract/first-screen.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'

/** The back button closes what covers the page before it leaves the page, as on a phone. */
export function closeOnBack(history: RouterHistory, site: SiteActor): void {
  let wasOpen = false
  site.subscribe((now) => {
    const isOpen = now.matches({ game: 'open' })
    // The landing page has no entry before it: without an entry of the game's own, back would leave the site.
    if (isOpen && !wasOpen && !history.canGoBack())
      history.push(history.location.href, history.location.state)
    wasOpen = isOpen
  })
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => {
      if (action !== 'BACK' || !site.getSnapshot().can({ type: 'go back' })) return false
      site.send({ type: 'go back' })
      return true
    },
  })
}

/**
 * Section 2: a visitor who chooses a protected page stays and gets the login, with no new history entry. The route's
 * own guard handles an address that is opened directly.
 */
export function keepVisitorsOut(history: RouterHistory, site: SiteActor): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }) => {
      if (site.getSnapshot().context.session !== null || !isPlayers(nextLocation.pathname)) return false
      site.send({ type: 'navigation.turned away', path: nextLocation.href })
      return true
    },
  })
}
