import { HubError } from './hub-error.ts'
import type { Completion } from './message.ts'

/** What clients were asked for and have not answered. */
export class Results {
  readonly #waiting = new Map<string, PromiseWithResolvers<unknown>>()
  #last = 0

  /** @param ask sends the invocation with this id. Rejects with HubError, or with the reason of `signal`. */
  async ask(ask: (invocationId: string) => void, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted()
    this.#last += 1
    const invocationId = `s${this.#last}`
    const answer = Promise.withResolvers<unknown>()
    const giveUp = () => answer.reject(signal?.reason)
    this.#waiting.set(invocationId, answer)
    signal?.addEventListener('abort', giveUp, { once: true })
    try {
      ask(invocationId)
      return await answer.promise
    } finally {
      signal?.removeEventListener('abort', giveUp)
      this.#waiting.delete(invocationId)
    }
  }

  /** False if nobody waits for it. */
  settle({ invocationId, result, error }: Completion): boolean {
    const answer = this.#waiting.get(invocationId)
    if (error === undefined) answer?.resolve(result)
    else answer?.reject(new HubError(error))
    return answer !== undefined
  }

  fail(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new HubError(reason))
  }
}
