import { i18n } from '@lingui/core'
import type { DataOf, RequestOf } from '#contract/call.ts'
import type { Failure } from '#contract/failure.ts'
import type { CallName, Calls } from '#contract/index.ts'
import { headerLocale } from '#contract/locale.ts'
import { takeBrought } from '../first-screen/brought.ts'
import { askedFor, ownLocale } from '../words/lingui.ts'

/** What a call answers when the server said yes. */
export interface Answer<Name extends CallName> {
  /** The server's own words for the player, in the language that was asked for. */
  message: string | null
  data: DataOf<Calls[Name]>
}

export interface AskOptions {
  /** The same id with the same content is done once, however often it is sent. */
  requestId?: string
  signal?: AbortSignal
  /** Asked for in another language than the site speaks. */
  locale?: string
}

/**
 * Takes the answer that the document brings, or asks the server. Rejects with a `Failure` and with nothing else.
 * The part that speaks to the network is loaded with the first question.
 */
export async function ask<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  { locale = askedFor(i18n.locale || headerLocale, ownLocale()), ...options }: AskOptions = {},
): Promise<Answer<Name>> {
  const brought = await takeBrought(name, request, locale)
  if (brought) return brought
  if (import.meta.env.SSR) return noAnswer()
  const { call } = await import('./call.ts').catch(noAnswer)
  return call(name, request, { ...options, locale })
}

function noAnswer(): never {
  throw { kind: 'no answer' } satisfies Failure
}
