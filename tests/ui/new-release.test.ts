import { afterEach, expect, it } from 'vitest'
import { offeredRelease, offerRelease } from '#src/flows/release/release.ts'
import { followNewReleases } from '#src/flows/start-up/new-release.ts'

followNewReleases()
afterEach(() => {
  offerRelease(null)
  document.body.replaceChildren()
})

/** A chunk of an older build is missing; returns whether the page handles it. */
function misses(): boolean {
  return !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}

it('Scenario: a part of the site is gone while somebody writes: nothing is reloaded, and the newer site is offered', () => {
  const field = document.createElement('textarea')
  document.body.append(field)
  field.value = 'Yarın saat üçte arayın.'
  expect(offeredRelease()).toBeNull()
  expect(misses()).toBe(false)
  expect(field.value).toBe('Yarın saat üçte arayın.')
  expect(sessionStorage.getItem('reloads')).toBeNull()
  expect(offeredRelease()).toBeTypeOf('function')
})

it('Scenario: it is gone where nobody has written anything: the page begins anew by itself, once', () => {
  document.body.append(document.createElement('input'))
  expect(misses()).toBe(true)
  expect(sessionStorage.getItem('reloads')?.split(' ')).toHaveLength(1)
  expect(misses()).toBe(false)
})
