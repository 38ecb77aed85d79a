import type { IncomingHttpHeaders } from 'node:http'
import type { RawAnswer } from './raw-answer.ts'

export const foreignOrigin: RawAnswer = { status: 403, text: 'The page is of another site' }

/**
 * Whether a page of another site asks: its origin is neither the public one, the site's or the sandbox's, nor the address that was asked. Programs
 * that are no browser send no `Origin`.
 */
export function isForeign({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return false
  return URL.parse(origin)?.host !== host?.toLowerCase()
}
