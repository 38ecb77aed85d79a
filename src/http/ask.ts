import { i18n } from '@lingui/core'
import type { DataOf, RequestOf } from '#contract/call.ts'
import type { Failure } from '#contract/failure.ts'
import type { CallName, Calls } from '#contract/index.ts'
import { headerLocale } from '#contract/locale.ts'
import { takeBrought } from '../first-screen/brought.ts'
import { askedFor, ownLocale } from '../words/lingui.ts'

export interface Answer<Name extends CallName> {
  /** The server's message for the player, in the requested language. */
  message: string | null
  data: DataOf<Calls[Name]>
}

export interface AskOptions {
  /** Makes a retry safe: the same id with the same content is handled once. */
  requestId?: string
  signal?: AbortSignal
  /** Another language than the active one. */
  locale?: string
}

/**
 * Takes the answer that the document brought, or calls the server. Rejects with a `Failure` only. The network code is
 * loaded with the first call.
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
