import { offerRelease } from '../release/release.ts'
import { countReloads, reloadAndCount } from './reloads.store.ts'

/** Another failure within the minute is no new release: the page then says itself that it could not be opened. */
const mostReloads = 1

/** Prefetches in flight. */
let ahead = 0

/** Prefetches a part and ignores a failure. @returns whether it came */
export async function withoutReload(fetch: () => Promise<unknown>): Promise<boolean> {
  ahead += 1
  try {
    await fetch()
    return true
  } catch {
    return false
  } finally {
    ahead -= 1
  }
}

/** A part of the site that is no longer there means that a newer release is: the page begins anew with it, at once where nobody has
 * written anything on it. Without a network nothing is known of releases, and a reload would lose the page. */
export function followNewReleases(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (ahead > 0 || !navigator.onLine || countReloads() >= mostReloads) return
    if (isWrittenOn()) return offerRelease(reloadAndCount)
    event.preventDefault()
    reloadAndCount()
  })
}

/** Something stands in a field that was not there when the page came. */
function isWrittenOn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
