import type { HubCaller } from './caller.ts'
import type { HubLog } from './log.ts'
import { messageType, type ClientInvocation, type Completion } from './message.ts'
import type { Invoke } from './methods.ts'

/** Runs the calls of one client one after the other, in the order in which they came. */
export class Turns {
  readonly #invoke: Invoke
  readonly #log: HubLog
  #last: Promise<void> = Promise.resolve()

  constructor(invoke: Invoke, log: HubLog) {
    this.#invoke = invoke
    this.#log = log
  }

  take(caller: HubCaller, call: ClientInvocation, reply: (completion: Completion) => void): void {
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
    if (!completion) return
    try {
      reply(completion)
    } catch (error) {
      this.#log.warn({ err: error, target: call.target }, 'A result cannot be written')
      const { invocationId } = completion
      reply({ type: messageType.completion, invocationId, error: `The method '${call.target}' failed.` })
    }
  }
}
