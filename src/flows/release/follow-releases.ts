import type { SiteActor } from '#machines/site/site.machine.ts'
import { keepWaiting } from './release.ts'

/** Milliseconds between two checks for a new version; loading the page is a check by itself. */
const between = 60 * 60 * 1000
/** Milliseconds without scrolling: the fetches of the service worker would hold it up. */
const quiet = 2_000

/** Registers the service worker, where the site is served with one, and tells the site of the release that it finds. */
export async function followReleases(site: SiteActor): Promise<void> {
  if (!('serviceWorker' in navigator) || !document.querySelector('link[rel="manifest"]')) return
  await isQuiet()
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register('/service-worker.js')
  if (!registration) return
  const offer = (worker: ServiceWorker) => {
    keepWaiting(worker)
    site.send({ type: 'release.found' })
  }
  const watch = (coming: ServiceWorker | null) => {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming)
    })
  }
  if (registration.waiting) offer(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  lookNowAndThen(registration)
}

function isQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('scroll', wait)
      resolve()
    }
    const wait = () => {
      clearTimeout(waiting)
      waiting = setTimeout(end, quiet)
    }
    let waiting = setTimeout(end, quiet)
    window.addEventListener('scroll', wait, { passive: true })
  })
}

/** Checks when a tab that was open for long is shown again. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - looked < between) return
    looked = performance.now()
    registration.update().catch(() => (looked = 0))
  })
}
