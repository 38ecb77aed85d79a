/* global release, shell, offline */

/** Never kept and never answered here: what is about money, other houses' pages, and pictures of games, of which there are hundreds. */
const untouched = ['api', 'hub', 'sandbox', 'frame', 'games']
const isUntouched = new RegExp(`^/(?:${untouched.join('|')})(?:/|$)`)

/** A browser that can passes them by the worker, which then need not wake for them. */
async function leaveToTheNetwork(event) {
  const routes = untouched.map((name) => ({
    condition: { urlPattern: { pathname: `/${name}/*` } },
    source: 'network',
  }))
  await event.addRoutes?.(routes).catch(() => undefined)
}

const kept = (path) => caches.open(release).then((cache) => cache.match(path, { ignoreVary: true }))

self.addEventListener('install', (event) => {
  const fresh = shell.map((path) => new Request(path, { cache: 'no-cache' }))
  event.waitUntil(leaveToTheNetwork(event))
  event.waitUntil(caches.open(release).then((cache) => cache.addAll(fresh)))
})

async function takeCharge() {
  for (const name of await caches.keys()) if (name !== release) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(takeCharge()))

/** The person has asked for the new version. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || isUntouched.test(pathname)) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(async () => (await kept(offline)) ?? Response.error()))
  } else if (shell.includes(pathname)) {
    event.respondWith(kept(pathname).then((answer) => answer ?? fetch(request)))
  }
})
