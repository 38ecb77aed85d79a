import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  forgetSentCode,
  keepSentCode,
  recallSentCode,
} from '#src/flows/phone-verification/sent-code.store.ts'

const accountPhone = '905321112233'
const phone = '905449998877'
const sent = { sentAt: '2026-01-01T12:00:00.000Z', expiresAt: '2026-01-01T12:05:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T08:00:00Z') })
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

it('Scenario: a reload comes back to the code that was sent, also to a new number, with the rest of the wait', () => {
  expect(keepSentCode({ phone, accountPhone }, sent)).toEqual({ secondsLeft: 60 })
  vi.advanceTimersByTime(18_000)
  expect(recallSentCode(accountPhone)).toEqual({ phone, secondsLeft: 42 })
  vi.advanceTimersByTime(100_000)
  expect(recallSentCode(accountPhone)).toEqual({ phone, secondsLeft: 0 })
})

it('Scenario: a code that can no longer be entered is not asked for', () => {
  keepSentCode({ phone, accountPhone }, sent)
  vi.advanceTimersByTime(300_000)
  expect(recallSentCode(accountPhone)).toBeNull()
})

it('Scenario: the code of another account, a used one and a broken note are forgotten', () => {
  keepSentCode({ phone, accountPhone }, sent)
  expect(recallSentCode(phone)).toBeNull()
  forgetSentCode()
  expect(recallSentCode(accountPhone)).toBeNull()
  localStorage.setItem('sentCode', '{"phone":1}')
  expect(recallSentCode(accountPhone)).toBeNull()
})

it('Scenario: the clock of the device was put back: the wait does not grow', () => {
  keepSentCode({ phone, accountPhone }, sent)
  vi.setSystemTime(Date.parse('2026-05-01T08:00:00Z'))
  expect(recallSentCode(accountPhone)).toBeNull()
})
