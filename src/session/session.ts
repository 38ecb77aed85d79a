import type { Session, StoredSession } from '#contract/auth.ts'
import { languageKey } from '../words/locale.ts'
import { readSession } from './read-session.ts'

/** begin.js reads it too. */
const key = 'session'

let session: StoredSession | null = null
let sayEnded: (token: string, message: string) => void = () => {}

export const currentSession = () => session

/** From localStorage; an invalid one is removed. */
export function recallSession(): StoredSession | null {
  session = storedSession()
  if (session === null) localStorage.removeItem(key)
  return session
}

function storedSession(): StoredSession | null {
  const text = localStorage.getItem(key)
  return text === null ? null : readSession(text)
}

/** In the same session the known balance stays: it is newer than the given one. */
export function storeSession(given: StoredSession | null): void {
  if (session === null || session.token !== given?.token) return keep(given)
  const { balance: _balance, withdrawable: _withdrawable, ...rest } = given
  changeSession(rest)
}

function keep(given: StoredSession | null): void {
  session = given
  if (given === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(given))
}

/** Nothing is stored once another tab has signed out or stored another session, though this one has not heard of it yet. */
export function changeSession(part: Partial<Session>): void {
  if (session !== null && storedSession()?.token === session.token) keep({ ...session, ...part })
}

/** Section 4, logout: nothing of the player of this token stays in this browser. The language does, and a session that another tab has stored since. */
export function clearStoredData(token: string): void {
  session = null
  sessionStorage.clear()
  if ((storedSession()?.token ?? token) !== token) return
  const language = localStorage.getItem(languageKey)
  localStorage.clear()
  if (language !== null) localStorage.setItem(languageKey, language)
}

/** On a 401 for a call with this token. */
export function endSession(token: string, message: string): void {
  sayEnded(token, message)
}

export function onSessionEnded(listener: typeof sayEnded): void {
  sayEnded = listener
}

/** Another tab has signed in, signed out or changed the player, or time has ended the break. */
export function onSessionChangedElsewhere(listener: (session: StoredSession | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener(recallSession())
  })
  // A break may have ended while nobody looked at the tab.
  window.addEventListener('focus', () => {
    if (session?.break && !storedSession()?.break) listener(recallSession())
  })
}
