import type { SiteActor } from '#machines/site/site.machine.ts'
import { countReloads } from '../start-up/reloads.store.ts'

/** Prefetches in flight. */
let ahead = 0

/** Why prefetches failed. */
const ofPrefetches = new Set<unknown>()

/** Prefetches a part and ignores a failure. @returns whether it came */
export async function withoutReload(fetch: () => Promise<unknown>): Promise<boolean> {
  ahead += 1
  try {
    await fetch()
    return true
  } catch (error) {
    ofPrefetches.add(error)
    return false
  } finally {
    ahead -= 1
  }
}

/** Milliseconds: a request that failed offline is told when the network is back. */
const lateness = 5_000

/** Tells the site of code that is gone. Offline, and of a prefetch, nothing is known. */
export function followMissedCode(site: SiteActor): void {
  let unsureUntil = -Infinity
  // `navigator.onLine` is true before the event comes.
  window.addEventListener('offline', () => (unsureUntil = Infinity))
  window.addEventListener('online', () => (unsureUntil = Date.now() + lateness))
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() < unsureUntil) return
    const miss = () => site.send({ type: 'release.missed', reloads: countReloads(), written: isWrittenOn() })
    // Whose failure it is shows only once the prefetch has heard of it.
    if (ahead > 0) {
      setTimeout(() => ofPrefetches.delete(event.payload) || miss())
      return
    }
    miss()
    if (site.getSnapshot().matches({ release: 'loading' })) event.preventDefault()
  })
}

/** A field holds something that was not there when the page loaded. */
function isWrittenOn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
