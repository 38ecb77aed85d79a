import { offerRelease } from '../release/release.ts'
import { countReloads, reloadAndCount } from './reloads.store.ts'

/** A second failure within a minute is no new release: the page says that it could not be opened. */
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

/**
 * A file of the site that is gone means a new release: the page reloads, or offers it when something was typed.
 * Offline nothing is known of releases, and a reload would lose the page.
 */
export function followNewReleases(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (ahead > 0 || !navigator.onLine || countReloads() >= mostReloads) return
    if (isWrittenOn()) return offerRelease(reloadAndCount)
    event.preventDefault()
    reloadAndCount()
  })
}

/** A field holds something that was not there when the page loaded. */
function isWrittenOn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
