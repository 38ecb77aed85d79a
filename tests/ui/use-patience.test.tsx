import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { receiveToasts } from '#src/ui/toast.ts'
import { renderInTurkish } from './in-turkish.tsx'

const patience = 4_000

let told: string[] = []
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  stop = receiveToasts({
    show: ({ kind, text, id }) => told.push(`${id}, ${kind}: ${text}`),
    hide: (id) => told.push(`${id} gone`),
  })
})
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
})

const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const button = (busy: boolean) => (
  <I18nProvider i18n={i18n}>
    <Button busy={busy}>Gönder</Button>
  </I18nProvider>
)

test('Scenario: who waits long is told so once, until the answer is there', async () => {
  const { rerender } = await renderInTurkish(<Button busy>Gönder</Button>)
  wait(patience - 1)
  expect(told).toEqual([])
  wait(1)
  expect(told).toEqual(['patience, loading: İşleminiz sürüyor. Yanıt gelmesi biraz zaman alıyor.'])
  rerender(button(false))
  expect(told.slice(1)).toEqual(['patience gone'])
  wait(patience)
  expect(told).toHaveLength(2)
})

test('Scenario: a quick answer leaves no word about waiting', async () => {
  const { rerender } = await renderInTurkish(<Button busy>Gönder</Button>)
  wait(patience - 1)
  rerender(button(false))
  wait(patience)
  expect(told).toEqual([])
})
