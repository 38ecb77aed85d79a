import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { siteMachine } from '#machines/site/site.machine.ts'
import { followMissedCode, withoutReload } from '#src/flows/release/missed-code.ts'
import { reloadAndCount } from '#src/flows/start-up/reloads.store.ts'

const inert = fromCallback(() => undefined)
const input = {
  session: null,
  language: 'tr',
  reloads: 0,
  screen: 'phone',
  production: false,
  settings: null,
} as const
const newPage = () =>
  createActor(
    siteMachine.provide({
      actors: Object.fromEntries(
        Object.keys(siteMachine.implementations.actors).map((name) => [name, inert]),
      ),
      actions: { 'load the new release': reloadAndCount },
    }),
    { input },
  ).start()
let site = newPage()
followMissedCode({
  send: (event) => site.send(event),
  getSnapshot: () => site.getSnapshot(),
} as typeof site)
afterEach(() => {
  site = newPage()
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A file of an older build is missing; returns whether the page takes care of it. */
function misses(): boolean {
  return !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}

it('Scenario: a part of the site is gone while somebody writes: nothing reloads, and the newer release is offered', () => {
  const field = document.createElement('textarea')
  document.body.append(field)
  field.value = 'Yarın saat üçte arayın.'
  expect(misses()).toBe(false)
  expect(field.value).toBe('Yarın saat üçte arayın.')
  expect(sessionStorage.getItem('reloads')).toBeNull()
  expect(site.getSnapshot().value.release).toBe('offered')
  site.send({ type: 'keep the old release' })
  expect(site.getSnapshot().value.release).toBe('current')
})

it('Scenario: it is gone where nobody has written anything: the page reloads by itself, once', () => {
  document.body.append(document.createElement('input'))
  expect(misses()).toBe(true)
  expect(sessionStorage.getItem('reloads')?.split(' ')).toHaveLength(1)
  site = newPage()
  expect(misses()).toBe(false)
  expect(site.getSnapshot().value.release).toBe('current')
})

it('Scenario: it is gone again a minute later: the page reloads again', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(misses()).toBe(true)
  site = newPage()
  vi.advanceTimersByTime(59_999)
  expect(misses()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(misses()).toBe(true)
})

/** As the bundler tells of it before the import rejects. */
async function importOfMissing(): Promise<never> {
  const payload = new TypeError('Failed to fetch')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  throw payload
}

it('Scenario: a dialog that is prefetched is gone: nothing reloads', async () => {
  vi.useFakeTimers()
  expect(await withoutReload(importOfMissing)).toBe(false)
  vi.runAllTimers()
  expect(site.getSnapshot().value.release).toBe('current')
})

it('Scenario: a page that the player opens is gone while a dialog is prefetched: the page reloads', async () => {
  vi.useFakeTimers()
  const prefetch = Promise.withResolvers<void>()
  const hasCome = withoutReload(() => prefetch.promise)
  await expect(importOfMissing()).rejects.toThrow('Failed to fetch')
  vi.runAllTimers()
  expect(site.getSnapshot().value.release).toBe('loading')
  prefetch.resolve()
  expect(await hasCome).toBe(true)
})

it('Scenario: it is gone without a network: that says nothing of releases', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(misses()).toBe(false)
  expect(site.getSnapshot().value.release).toBe('current')
})

it('Scenario: a part that was asked for without a network is missed once the network is back: nothing reloads', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  window.dispatchEvent(new Event('offline'))
  expect(misses()).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(misses()).toBe(false)
  expect(site.getSnapshot().value.release).toBe('current')
  vi.advanceTimersByTime(5_000)
  expect(misses()).toBe(true)
})
