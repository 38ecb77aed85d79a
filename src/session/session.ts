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
  const text = localStorage.getItem(key)
  session = text === null ? null : readSession(text)
  if (session === null) localStorage.removeItem(key)
  return session
}

/** In the same session the known balance stays: it is newer than the given one. */
export function storeSession(given: StoredSession | null): void {
  if (session === null || session.token !== given?.token) return keep(given)
  const { balance, withdrawable } = session
  keep({ ...given, balance, ...(withdrawable !== undefined && { withdrawable }) })
}

function keep(given: StoredSession | null): void {
  session = given
  if (given === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(given))
}

export function changeSession(part: Partial<Session>): void {
  if (session !== null) keep({ ...session, ...part })
}

/** Section 4, logout: nothing of the player stays in this browser. The language does. */
export function clearStoredData(): void {
  session = null
  const language = localStorage.getItem(languageKey)
  localStorage.clear()
  sessionStorage.clear()
  if (language !== null) localStorage.setItem(languageKey, language)
}

/** On a 401 for a call with this token. */
export function endSession(token: string, message: string): void {
  sayEnded(token, message)
}

export function onSessionEnded(listener: typeof sayEnded): void {
  sayEnded = listener
}

/** Another tab has signed in, signed out or changed the player. */
export function onSessionChangedElsewhere(listener: (session: StoredSession | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener(recallSession())
  })
}
