import { reloadAndCount } from '../start-up/reloads.store.ts'

/** Holds the newer release until it may control the page. */
let waiting: ServiceWorker | null = null

export function keepWaiting(worker: ServiceWorker): void {
  waiting = worker
}

/** Reloads the page, with a waiting service worker once that controls it. */
export function loadTheNewRelease(): void {
  if (waiting === null) return reloadAndCount()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over', { transfer: [] })
}
