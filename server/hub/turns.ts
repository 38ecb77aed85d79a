import type { HubCaller } from './caller.ts'
import type { HubLog } from './log.ts'
import { messageType, type ClientInvocation, type Completion } from './message.ts'
import type { Invoke } from './methods.ts'

/** Calls of one client: one runs, the next waits. No more is read before the first is done. */
export const CALLS_TAKEN = 2

export class Turns {
  readonly #invoke: Invoke
  readonly #log: HubLog
  readonly #onDone: () => void
  #last: Promise<void> = Promise.resolve()
  #taken = 0

  constructor(invoke: Invoke, log: HubLog, onDone: () => void) {
    this.#invoke = invoke
    this.#log = log
    this.#onDone = onDone
  }

  get full(): boolean {
    return this.#taken >= CALLS_TAKEN
  }

  take(caller: HubCaller, call: ClientInvocation, reply: (completion: Completion) => void): void {
    this.#taken += 1
    this.#last = this.#run(caller, call, reply, this.#last)
  }

  async #run(
    caller: HubCaller,
    call: ClientInvocation,
    reply: (completion: Completion) => void,
    previous: Promise<void>,
  ): Promise<void> {
    await previous
    const completion = await this.#invoke(caller, call)
    if (completion) this.#reply(call.target, completion, reply)
    this.#taken -= 1
    this.#onDone()
  }

  #reply(target: string, completion: Completion, reply: (completion: Completion) => void): void {
    try {
      reply(completion)
    } catch (error) {
      this.#log.warn({ err: error, target }, 'A result cannot be written')
      const { invocationId } = completion
      reply({ type: messageType.completion, invocationId, error: `The method '${target}' failed.` })
    }
  }
}
