import { randomBytes } from 'node:crypto'

const name = 'browser'
const bytes = 16
const marks = new RegExp(`(?:^|; *)${name}=([\\w-]{22})(?:;|$)`)
/** Seconds: a year, as long as sessions are kept. */
const lifetime = 365 * 24 * 60 * 60

export const newMark = () => randomBytes(bytes).toString('base64url')

/** The mark of an earlier sign-in; it survives logging out and authenticates nothing. */
export const readMark = (cookies: string | undefined): string | undefined => marks.exec(cookies ?? '')?.[1]

/** The cookie is sent to the calls of `auth/` only. */
export function markCookie(mark: string, publicUrl: string): string {
  const { pathname, protocol } = new URL(publicUrl)
  const path = `${pathname.replace(/\/$/, '')}/api/auth`
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${name}=${mark}; Path=${path}; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`
}
