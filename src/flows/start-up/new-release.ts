import { countReloads, reloadAndCount } from './reloads.store.ts'

/** Another failure within the minute is no new release: the page then says itself that it could not be opened. */
const mostReloads = 1

/** A part of the site that is no longer there means that a newer release is: the page begins anew with it.
 * Without a network nothing is known of releases, and a reload would lose the page. */
export function followNewReleases(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || countReloads() >= mostReloads) return
    event.preventDefault()
    reloadAndCount()
  })
}
