import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StoredSession } from '#contract/auth.ts'
import {
  changeSession,
  clearStoredData,
  currentSession,
  onSessionChangedElsewhere,
  recallSession,
  storeSession,
} from '#src/session/session.ts'

const player: StoredSession = {
  token: 'a-token',
  username: 'gulsah',
  usercode: '10000001',
  balance: 12.5,
  phone: '905321112233',
  smsVerified: false,
  betsyCid: '',
  betsyUrl: '',
  betsyToken: '',
  betcoToken: '',
  betcoUrl: '',
  fingerprint: 'this-browser',
}

const heard: (StoredSession | null)[] = []
onSessionChangedElsewhere((changed) => heard.push(changed))

beforeEach(() => {
  heard.length = 0
  storeSession(null)
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

it('Scenario: a player comes back and is still logged in', () => {
  localStorage.setItem('session', JSON.stringify(player))
  expect(recallSession()).toEqual(player)
  expect(currentSession()).toEqual(player)
})

it.each([
  ['no JSON', 'not json'],
  ['another shape', '{"token":5}'],
  ['without a token', JSON.stringify({ ...player, token: '' })],
  ['an amount that is none', JSON.stringify({ ...player, balance: 'much' })],
])('Scenario: a stored session that is %s is dropped and the player is a visitor', (_what, text) => {
  localStorage.setItem('session', text)
  expect(recallSession()).toBeNull()
  expect(currentSession()).toBeNull()
  expect(localStorage.getItem('session')).toBeNull()
})

it('Scenario: the phone is verified after a deposit, and a reload shows the balance of now', () => {
  storeSession(player)
  changeSession({ balance: 512.5, withdrawable: 500 })
  storeSession({ ...player, smsVerified: true })
  expect(recallSession()).toMatchObject({ smsVerified: true, balance: 512.5, withdrawable: 500 })
})

it('Scenario: another player signs in, and the balance is theirs', () => {
  storeSession({ ...player, balance: 900 })
  storeSession({ ...player, token: 'another-token' })
  expect(recallSession()).toMatchObject({ token: 'another-token', balance: 12.5 })
})

it('Scenario: what changes of a session is kept for the next visit', () => {
  storeSession(player)
  changeSession({ balance: 20, smsVerified: true })
  expect(recallSession()).toEqual({ ...player, balance: 20, smsVerified: true })
})

it('Scenario: a visitor has no session to change', () => {
  changeSession({ balance: 20 })
  expect(localStorage.getItem('session')).toBeNull()
})

it('Scenario: nothing of the player stays after the logout, the language does', () => {
  storeSession(player)
  localStorage.setItem('fingerprint', 'this-browser')
  localStorage.setItem('language', 'en')
  sessionStorage.setItem('reloads', '1')
  clearStoredData(player.token)
  expect(Object.entries(localStorage)).toEqual([['language', 'en']])
  expect(sessionStorage).toHaveLength(0)
  expect(currentSession()).toBeNull()
})

it('Scenario: another tab has signed in meanwhile: the end of the old session leaves the new one', () => {
  storeSession(player)
  localStorage.setItem('session', JSON.stringify({ ...player, token: 'another-token' }))
  clearStoredData(player.token)
  expect(currentSession()).toBeNull()
  expect(recallSession()).toMatchObject({ token: 'another-token' })
})

it.each([
  ['signed in', JSON.stringify({ ...player, token: 'another-token' })],
  ['signed out', null],
])(
  'Scenario: another tab has %s meanwhile: a late balance and a late verification change nothing',
  (_, text) => {
    storeSession(player)
    if (text === null) localStorage.clear()
    else localStorage.setItem('session', text)
    changeSession({ balance: 20 })
    storeSession({ ...player, smsVerified: true })
    expect(localStorage.getItem('session')).toBe(text)
  },
)

it('Scenario: another tab clears everything at once: the player is signed out here, too', () => {
  storeSession(player)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  expect(heard).toEqual([null])
})

it('Scenario: the break has ended when the player comes back to the tab: play is open again', () => {
  const until = '2026-11-29T10:00:00.000Z'
  vi.setSystemTime('2026-11-29T09:59:59.999Z')
  storeSession({ ...player, break: { kind: 'panic', until } })
  window.dispatchEvent(new Event('focus'))
  expect(heard).toEqual([])
  vi.setSystemTime(until)
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('focus'))
  expect(heard).toEqual([player])
})
