import { visitorCookie } from '#contract/visitor-cookie.ts'

/** Seconds: a year. */
const lifetime = 365 * 24 * 60 * 60

/** Sets the cookie by which the server writes the next document. */
export function tellDocuments(what: 'language' | 'theme', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${visitorCookie[what]}=${value}; Path=${import.meta.env.BASE_URL}; Max-Age=${lifetime}; SameSite=Lax${secure}`
}
