import { visitorCookie } from '#contract/visitor-cookie.ts'

/** Seconds: a year. */
const lifetime = 365 * 24 * 60 * 60

/** The next document comes as it says; null takes it back. */
export function tellDocuments(what: keyof typeof visitorCookie, value: string | null): void {
  const age = value === null ? 0 : lifetime
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${visitorCookie[what]}=${value ?? ''}; Path=${import.meta.env.BASE_URL}; Max-Age=${age}; SameSite=Lax${secure}`
}
