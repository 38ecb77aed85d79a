import type { DataOf, RequestOf } from '#contract/call.ts'
import type { Failure } from '#contract/failure.ts'
import type { CallName, Calls } from '#contract/index.ts'

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
 * Asks the server. Rejects with a `Failure` and with nothing else.
 * The part that speaks to the network is loaded with the first question.
 */
export async function ask<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  options: AskOptions = {},
): Promise<Answer<Name>> {
  const { call } = await import('./call.ts').catch(noAnswer)
  return call(name, request, options)
}

function noAnswer(): never {
  throw { kind: 'no answer' } satisfies Failure
}
