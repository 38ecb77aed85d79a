import type { AnyRouter } from '@tanstack/react-router'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { languageParameter } from '../../words/locale.ts'
import { followHead } from '../head/follow-head.ts'
import { followReleases } from '../release/follow-releases.ts'
import { fetchWhenIdle } from '../site/ahead.ts'

/** What can wait until the page is there. */
export function afterStart(router: AnyRouter, site: SiteActor): void {
  forgetLanguage()
  fetchWhenIdle(site)
  followHead(router)
  // Where a browser allows no worker, in a private window for one, the site goes on without it.
  followReleases().catch(ignore)
  // Not named as trackers are: a block list would make the part missing, and a missing part reloads the page.
  if (import.meta.env.PROD) import('./how-fast.ts').then(({ tellHowFast }) => tellHowFast(router), ignore)
}

const ignore = () => undefined

/** The language that the address asked for is chosen by now; another choice is not to be undone by a reload. */
function forgetLanguage(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(languageParameter)) return
  address.searchParams.delete(languageParameter)
  history.replaceState(history.state, '', address)
}
