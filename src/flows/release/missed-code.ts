import type { SiteActor } from '#machines/site/site.machine.ts'
import { countReloads } from '../start-up/reloads.store.ts'

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

/** Tells the site of code that is gone. Offline, and of a prefetch, nothing is known. */
export function followMissedCode(site: SiteActor): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (ahead > 0 || !navigator.onLine) return
    site.send({ type: 'release.missed', reloads: countReloads(), written: isWrittenOn() })
    if (site.getSnapshot().matches({ release: 'loading' })) event.preventDefault()
  })
}

/** A field holds something that was not there when the page loaded. */
function isWrittenOn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
