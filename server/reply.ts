import type { Envelope } from '#contract/call.ts'
import type { Locale } from './locale.ts'
import { say, type Kind, type Values } from './words/words.ts'

/**
 * What a handler answers, before it has a language. Plain data: it can be stored and said again.
 * `browser` is the mark that is left with the browser.
 */
export type Reply<Data = unknown> =
  | { success: true; data: Data; kind?: Kind; values?: unknown; browser?: string }
  | {
      success: false
      kind: Kind
      field?: string
      values?: unknown
      status?: number
      retryAfter?: number
      outcome?: 'unknown'
    }

type Told<K extends Kind> = Values<K> extends undefined ? { values?: undefined } : { values: Values<K> }
type Rest<K extends Kind, More> = Values<K> extends undefined ? [more?: More] : [more: More & Told<K>]

/** `field` where one field is to blame; `status` where HTTP has a word for it, 200 otherwise; `retryAfter` in seconds; `outcome` where the call may have been done all the same. */
interface Circumstances {
  field?: string
  status?: 400 | 401 | 404 | 409 | 413 | 417 | 429 | 500 | 501 | 503
  retryAfter?: number
  outcome?: 'unknown'
}

/** The call did what it was asked to; the sentence is optional. */
export function done<Data, K extends Kind>(data: Data, kind?: K, ...[more]: Rest<K, Told<K>>): Reply<Data> {
  return {
    success: true,
    data,
    ...(kind && { kind }),
    ...(more?.values !== undefined && { values: more.values }),
  }
}

/** The call was understood and refused, for a reason that the player is told. */
export function refused<K extends Kind>(
  kind: K,
  ...[more]: Rest<K, Circumstances & Told<K>>
): Extract<Reply, { success: false }> {
  return { success: false, kind, ...more }
}

/** What crosses the wire. */
export function envelopeOf(reply: Reply, locale: Locale): Envelope {
  const message = reply.kind ? say(locale, reply.kind, reply.values) : null
  if (reply.success) return { success: true, message, data: reply.data ?? null }
  if (reply.outcome) return { success: false, message, data: { outcome: reply.outcome } }
  return { success: false, message, data: reply.field ? { field: reply.field, kind: reply.kind } : null }
}
