import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatMoney } from '#contract/format-money.ts'
import { hideToast, onFirstToast, receiveToasts, showToast, type ToastRequest } from '#src/ui/toast.ts'

afterEach(cleanup)

test('Scenario: toasts that come before their drawing part is loaded are shown in order, once', () => {
  const seen: ToastRequest[] = []
  let woken = 0
  const sleep = onFirstToast(() => (woken += 1))
  showToast({ kind: 'error', text: 'Bir' })
  showToast({ kind: 'success', text: 'İki' })
  expect(woken).toBeGreaterThan(0)
  const stop = receiveToasts({ show: (request) => seen.push(request), hide: () => {} })
  showToast({ kind: 'info', text: 'Üç' })
  expect(seen.map(({ text }) => text)).toEqual(['Bir', 'İki', 'Üç'])
  stop()
  sleep()
})

test('Scenario: a toast that is not due any more is not shown late', () => {
  const seen: string[] = []
  showToast({ kind: 'loading', text: 'Sürüyor', id: 'patience' })
  showToast({ kind: 'error', text: 'Olmadı' })
  hideToast('patience')
  const stop = receiveToasts({
    show: ({ text }) => seen.push(text),
    hide: (id) => seen.push(`${id} is gone`),
  })
  hideToast('patience')
  expect(seen).toEqual(['Olmadı', 'patience is gone'])
  stop()
})

test('Scenario: a toast that was asked for before the page is ready wakes it when it is', () => {
  showToast({ kind: 'info', text: 'Erken' })
  let woken = false
  onFirstToast(() => (woken = true))()
  expect(woken).toBe(true)
  receiveToasts({ show: () => {}, hide: () => {} })()
})

test.each([
  ['tr', '₺12.345.678,90'],
  ['en', '₺12,345,678.90'],
])('Scenario: in "%s" a balance reads %s', (locale, shown) => {
  render(<output>{formatMoney(12_345_678.9, locale)}</output>)
  expect(document.querySelector('output')?.textContent).toBe(shown)
})
