import type { Session, StoredSession } from '#contract/auth.ts'
import { fingerprint } from './fingerprint.ts'
import { languageKey } from '../words/locale.ts'

const key = 'session'

let session: StoredSession | null = null
let sayEnded: (message: string) => void = () => {}

export const currentSession = () => session

/** The session that an earlier visit left; a broken one is dropped and the player is a visitor. */
export async function recallSession(): Promise<StoredSession | null> {
  const text = localStorage.getItem(key)
  if (text === null) return null
  const { parseSession } = await import('./parse-session.ts')
  session = parseSession(text)
  if (session === null) localStorage.removeItem(key)
  return session
}

export function keepSession(given: Session): void {
  session = { ...given, fingerprint: fingerprint() }
  localStorage.setItem(key, JSON.stringify(session))
}

/** Part of what is kept has changed: the balance, the phone, its verification. */
export function changeSession(part: Partial<Session>): void {
  if (session !== null) keepSession({ ...session, ...part })
}

/** Section 4, logout: nothing of the player stays in this browser. The language belongs to the browser. */
export function clearStoredData(): void {
  session = null
  const language = localStorage.getItem(languageKey)
  localStorage.clear()
  sessionStorage.clear()
  if (language !== null) localStorage.setItem(languageKey, language)
}

/** The server no longer knows this token (401). Said once, and not for a token that has been replaced since. */
export function endSession(token: string, message: string): void {
  if (session?.token !== token) return
  session = null
  sayEnded(message)
}

export function onSessionEnded(listener: (message: string) => void): void {
  sayEnded = listener
}

/** Another tab has signed in, signed out or become another player. Returns how to stop listening. */
export function onSessionChangedElsewhere(listener: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
