import type { HubCaller } from './caller.ts'
import { messageType, type ClientInvocation, type Completion } from './message.ts'
import type { HubLog } from './log.ts'

/** Its return value is the result of the completion. */
export type HubMethod = (caller: HubCaller, parameters: readonly unknown[]) => unknown
export type HubMethods = Readonly<Record<string, HubMethod>>

/** Its text is sent to the client; the text of any other error is only logged. */
export class HubRefusal extends Error {}

export type Invoke = (caller: HubCaller, call: ClientInvocation) => Promise<Completion | null>

/** Method names are case-insensitive. Null: no reply is due. */
export function createInvoke(methods: HubMethods, log: HubLog): Invoke {
  const byName = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]))

  async function answer(
    caller: HubCaller,
    call: ClientInvocation,
  ): Promise<{ result?: unknown } | { error: string }> {
    const method = byName.get(call.target.toLowerCase())
    if (!method) return { error: `The hub has no method '${call.target}'.` }
    if (call.type === messageType.streamInvocation) {
      return { error: `The method '${call.target}' does not stream: invoke it.` }
    }
    try {
      const result = await method(caller, call.arguments)
      return result === undefined ? {} : { result }
    } catch (error) {
      if (error instanceof HubRefusal) return { error: error.message }
      log.warn({ err: error, target: call.target }, 'A hub method failed')
      return { error: `The method '${call.target}' failed.` }
    }
  }

  return async (caller, call) => {
    const outcome = await answer(caller, call)
    const { invocationId } = call
    return invocationId === null ? null : { type: messageType.completion, invocationId, ...outcome }
  }
}
