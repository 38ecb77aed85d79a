import type { AnyRouter } from '@tanstack/react-router'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { languageParameter } from '../../words/locale.ts'
import { followHead } from '../head/follow-head.ts'
import { followReleases } from '../release/follow-releases.ts'
import { fetchWhenIdle } from '../site/ahead.ts'

/** Work that can wait until the page is shown. */
export function afterStart(router: AnyRouter, site: SiteActor): void {
  forgetLanguage()
  fetchWhenIdle(site)
  followHead(router)
  // Fails where service workers are not allowed, as in a private window: the site works without one.
  followReleases(site).catch(ignore)
  // Not named like a tracker: a blocked file counts as missing, and a missing file reloads the page.
  if (import.meta.env.PROD) import('./how-fast.ts').then(({ tellHowFast }) => tellHowFast(router), ignore)
}

const ignore = () => undefined

/** The language from the address is active by now; a reload must not undo a later choice. */
function forgetLanguage(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(languageParameter)) return
  address.searchParams.delete(languageParameter)
  history.replaceState(history.state, '', address)
}
