import type { IncomingHttpHeaders } from 'node:http'
import type { RawAnswer } from './raw-answer.ts'

export const foreignOrigin: RawAnswer = { status: 403, text: 'The page is of another site' }

/**
 * Whether the page is of another site: its origin is neither `publicUrl` nor the host that was asked. Clients
 * that are no browsers send no `Origin`.
 */
export function isForeign({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return false
  return URL.parse(origin)?.host !== host?.toLowerCase()
}
