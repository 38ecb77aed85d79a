import type { Envelope } from '#contract/call.ts'
import type { Locale } from '#contract/locale.ts'
import type { LimitReached } from '#contract/protection.ts'
import type { LimitName } from './guard/limit-name.ts'
import { say, type Kind, type Values } from './words/words.ts'

/** A handler's reply, before it has a language. Plain data: it is stored for retries. `browser` is the mark to set as a cookie. */
export type Reply<Data = unknown> =
  | { success: true; data: Data; kind?: Kind; values?: unknown; browser?: string }
  | {
      success: false
      kind: Kind
      field?: string
      values?: unknown
      status?: number
      limit?: LimitName
      retryAfter?: number
      outcome?: 'unknown'
      reached?: LimitReached
    }

export type Refusal = Extract<Reply, { success: false }>

type Told<K extends Kind> = Values<K> extends undefined ? { values?: undefined } : { values: Values<K> }
type Rest<K extends Kind, More> = Values<K> extends undefined ? [more?: More] : [more: More & Told<K>]

/** `field`: the field to blame; `status`: of HTTP, default 200; `limit`: the rate limit that refuses; `retryAfter`: seconds; `outcome`: the call may have been done; `reached`: the player's own limit that refuses. */
interface Circumstances {
  field?: string
  status?: 400 | 401 | 404 | 409 | 413 | 417 | 429 | 500 | 501 | 503
  limit?: LimitName
  retryAfter?: number
  outcome?: 'unknown'
  reached?: LimitReached
}

export function done<Data, K extends Kind>(data: Data, kind?: K, ...[more]: Rest<K, Told<K>>): Reply<Data> {
  return {
    success: true,
    data,
    ...(kind && { kind }),
    ...(more?.values !== undefined && { values: more.values }),
  }
}

export function refused<K extends Kind>(kind: K, ...[more]: Rest<K, Circumstances & Told<K>>): Refusal {
  return { success: false, kind, ...more }
}

export function envelopeOf(reply: Reply, locale: Locale): Envelope {
  const message = reply.kind ? say(locale, reply.kind, reply.values) : null
  if (reply.success) return { success: true, message, data: reply.data ?? null }
  if (reply.outcome) return { success: false, message, data: { outcome: reply.outcome } }
  const { field, kind, reached } = reply
  return { success: false, message, data: field ? { field, kind, ...(reached && { reached }) } : null }
}
