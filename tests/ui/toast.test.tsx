import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatMoney } from '#src/ui/format-money.ts'
import { onFirstToast, receiveToasts, showToast, type ToastRequest } from '#src/ui/toast.ts'

afterEach(cleanup)

test('Scenario: toasts that come before their drawing part is loaded are shown in order, once', () => {
  const seen: ToastRequest[] = []
  let woken = 0
  const sleep = onFirstToast(() => (woken += 1))
  showToast({ kind: 'error', text: 'Bir' })
  showToast({ kind: 'success', text: 'İki' })
  expect(woken).toBeGreaterThan(0)
  const stop = receiveToasts((request) => seen.push(request))
  showToast({ kind: 'info', text: 'Üç' })
  expect(seen.map(({ text }) => text)).toEqual(['Bir', 'İki', 'Üç'])
  stop()
  sleep()
})

test('Scenario: a toast that was asked for before the page is ready wakes it when it is', () => {
  showToast({ kind: 'info', text: 'Erken' })
  let woken = false
  onFirstToast(() => (woken = true))()
  expect(woken).toBe(true)
  receiveToasts(() => {})()
})

test.each([
  ['tr', '₺12.345.678,90'],
  ['en', '₺12,345,678.90'],
])('Scenario: in "%s" a balance reads %s', (locale, shown) => {
  render(<output>{formatMoney(12_345_678.9, locale)}</output>)
  expect(document.querySelector('output')?.textContent).toBe(shown)
})
