import type { RouterHistory } from '@tanstack/react-router'
import type { SiteActor } from '#machines/site/site.machine.ts'

const isGuarded = (path: string) => path === '/dashboard' || path.startsWith('/dashboard/')

/**
 * Section 2: a visitor who chooses a protected page stays where they are and gets the login, with nothing added to
 * the history. An address opened directly is kept by the route's own guard.
 */
export function keepVisitorsOut(history: RouterHistory, site: SiteActor): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }) => {
      if (site.getSnapshot().context.session !== null || !isGuarded(nextLocation.pathname)) return false
      site.send({ type: 'navigation.turned away', path: nextLocation.href })
      return true
    },
  })
}
