import type { Caller } from './caller.ts'
import type { HubConnection } from './hub-connection.ts'
import { describe, HubError } from './hub-error.ts'
import { messageType, type Call, type Completion, type StreamItem } from './message.ts'
import { through, type HubCall, type HubFilter, type HubMethod } from './methods.ts'
import { InvalidPayload } from './protocol.ts'
import { Turns } from './turns.ts'
import { Upload } from './upload.ts'

export interface CallRules<C extends Caller> {
  methods: ReadonlyMap<string, HubMethod<C>>
  filters: readonly HubFilter<C>[]
  detailedErrors: boolean
  join: (group: string, connection: HubConnection<C>) => void
  leave: (group: string, connection: HubConnection<C>) => void
  invoke: (
    id: string,
    method: string,
    parameters: readonly unknown[],
    signal?: AbortSignal,
  ) => Promise<unknown>
}

/** Runs what one client calls. The texts are those of ASP.NET Core. */
export class Calls<C extends Caller> {
  readonly #connection: HubConnection<C>
  readonly #rules: CallRules<C>
  readonly #turns: Turns
  #uploads: Map<string, Upload> | undefined
  #streams: Map<string, AbortController> | undefined
  #ended: AbortController | undefined

  constructor(connection: HubConnection<C>, rules: CallRules<C>) {
    this.#connection = connection
    this.#rules = rules
    this.#turns = new Turns(connection.connection.around.limits.parallelCalls, () => connection.goOn())
  }

  get areFull(): boolean {
    if (this.#turns.isFull) return true
    for (const upload of this.#uploads?.values() ?? []) if (upload.isFull) return true
    return false
  }

  async take(call: Call): Promise<void> {
    const method = this.#rules.methods.get(call.target.toLowerCase())
    if (!method) return this.#complete(call, { error: `Unknown hub method '${call.target}'` })
    // Items may follow at once.
    const uploads = this.#begin(call)
    const run = () => this.#run(call, method, uploads)
    try {
      await (method.streams || uploads.length > 0 ? run() : this.#turns.take(run))
    } catch (error) {
      // Nothing of a call may end the process.
      this.#connection.connection.around.log.warn({ err: error, target: call.target }, 'A call failed')
    } finally {
      for (const id of call.streamIds) this.#uploads?.delete(id)
      for (const upload of uploads) upload.leave()
    }
  }

  addToUpload({ invocationId, item }: StreamItem): void {
    this.#uploads?.get(invocationId)?.add(item)
  }

  /** False if there is no such upload. */
  completeUpload({ invocationId, error }: Completion): boolean {
    const upload = this.#uploads?.get(invocationId)
    upload?.end(error === undefined ? undefined : new UploadError(error))
    return upload !== undefined
  }

  cancel(invocationId: string): void {
    this.#streams?.get(invocationId)?.abort()
  }

  end(): void {
    this.#ended?.abort()
    for (const stream of this.#streams?.values() ?? []) stream.abort()
    for (const upload of this.#uploads?.values() ?? [])
      upload.end(new Error('The underlying connection was closed.'))
  }

  #begin({ streamIds }: Call): Upload[] {
    if (streamIds.length === 0) return []
    this.#uploads ??= new Map()
    const { uploadedItems } = this.#connection.connection.around.limits
    const uploads = streamIds.map(() => new Upload(uploadedItems, () => this.#connection.goOn()))
    for (const [at, upload] of uploads.entries()) this.#uploads.set(streamIds[at] ?? '', upload)
    return uploads
  }

  async #run(call: Call, method: HubMethod<C>, uploads: readonly Upload[]): Promise<void> {
    const refusal = await this.#refusalOf(call, method)
    if (refusal !== null) return this.#complete(call, { error: refusal })
    return method.streams
      ? this.#stream(call, call.invocationId ?? '', method, uploads)
      : this.#answer(call, method, uploads)
  }

  /** Null: the method may run. */
  async #refusalOf(
    { target, type, arguments: given, streamIds, invocationId }: Call,
    method: HubMethod<C>,
  ): Promise<string | null> {
    const { mayCall, streams = false, uploads = 0, parameters = given.length } = method
    if (given.length !== parameters)
      return describe(
        `Failed to invoke '${target}' due to an error on the server.`,
        new InvalidPayload(
          `Invocation provides ${given.length} argument(s) but target expects ${parameters}.`,
        ),
        this.#rules.detailedErrors,
      )
    if (mayCall && !(await mayCall(this.#connection.caller)))
      return `Failed to invoke '${target}' because user is unauthorized`
    const wantsStream = type === messageType.streamInvocation
    if (streams && !wantsStream)
      return `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`
    if (!streams && wantsStream)
      return `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`
    if (streamIds.length !== uploads)
      return describe(
        unexpected(target),
        new HubError(`Client sent ${streamIds.length} stream(s), Hub method expects ${uploads}.`),
        true,
      )
    const { limits } = this.#connection.connection.around
    if (streams && this.#streams?.has(invocationId ?? ''))
      return `Invocation ID '${invocationId}' is already in use.`
    const open = (this.#streams?.size ?? 0) + (this.#uploads?.size ?? 0)
    return open > limits.streams ? `Failed to invoke '${target}' because too many streams are open` : null
  }

  async #answer(call: Call, method: HubMethod<C>, uploads: readonly Upload[]): Promise<void> {
    this.#ended ??= new AbortController()
    try {
      const result = await this.#through(call, method, uploads, this.#ended.signal)
      this.#complete(call, result === undefined ? {} : { result })
    } catch (error) {
      this.#complete(call, { error: this.#describe(unexpected(call.target), call, error) })
    }
  }

  async #stream(call: Call, id: string, method: HubMethod<C>, uploads: readonly Upload[]): Promise<void> {
    const ending = new AbortController()
    this.#streams ??= new Map()
    this.#streams.set(id, ending)
    let failure: string | undefined
    try {
      const items = await this.#through(call, method, uploads, ending.signal)
      if (!isStream(items)) throw new TypeError(`'${call.target}' returned no AsyncIterable`)
      failure = await this.#sendItems(call, id, items, ending.signal)
    } catch (error) {
      failure = this.#describe(unexpected(call.target), call, error)
    }
    this.#streams.delete(id)
    this.#complete(call, failure === undefined ? {} : { error: failure })
  }

  /** @returns why the stream ended too early */
  async #sendItems(
    call: Call,
    invocationId: string,
    items: AsyncIterable<unknown>,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const iterator = items[Symbol.asyncIterator]()
    const canceled = new Promise<{ done: true }>((resolve) => {
      if (signal.aborted) resolve({ done: true })
      signal.addEventListener('abort', () => resolve({ done: true }), { once: true })
    })
    try {
      for (;;) {
        const next = await Promise.race([iterator.next(), canceled])
        if (next.done || signal.aborted) break
        this.#connection.write({ type: messageType.streamItem, invocationId, item: next.value })
        const room = this.#connection.room()
        if (room) await Promise.race([room, canceled])
      }
      return undefined
    } catch (error) {
      return signal.aborted
        ? undefined
        : this.#describe('An error occurred on the server while streaming results.', call, error)
    } finally {
      // A generator that waits returns only once it goes on.
      Promise.resolve(iterator.return?.()).catch(() => undefined)
    }
  }

  #through(
    call: Call,
    method: HubMethod<C>,
    uploads: readonly Upload[],
    signal: AbortSignal,
  ): Promise<unknown> {
    const connection = this.#connection
    const { join, leave, invoke, filters } = this.#rules
    const hubCall: HubCall<C> = {
      connectionId: connection.id,
      transport: connection.connection.transportName ?? 'WebSockets',
      caller: connection.caller,
      method: call.target,
      parameters: call.arguments,
      uploads,
      signal,
      get items() {
        return connection.items
      },
      join: (group) => join(group, connection),
      leave: (group) => leave(group, connection),
      invoke: (name, parameters, to = {}) => {
        const answer = invoke(to.connection ?? connection.id, name, parameters, to.signal)
        return method.streams || uploads.length > 0 ? answer : this.#turns.yield(answer)
      },
    }
    return through(filters, hubCall, async () => method.run(hubCall))
  }

  #describe(what: string, { target }: Call, error: unknown): string {
    if (!(error instanceof HubError))
      this.#connection.connection.around.log.warn({ err: error, target }, 'A hub method failed')
    return describe(what, error, this.#rules.detailedErrors)
  }

  #complete({ invocationId, target }: Call, outcome: { result?: unknown } | { error: string }): void {
    if (invocationId === null || !this.#connection.isOpen) return
    const completion = { type: messageType.completion, invocationId }
    try {
      this.#connection.write({ ...completion, ...outcome })
    } catch (error) {
      this.#connection.connection.around.log.warn({ err: error, target }, 'A result cannot be written')
      this.#connection.write({ ...completion, error: unexpected(target) })
    }
  }
}

/** A client has ended its upload with an error. */
class UploadError extends Error {
  override name = 'Exception'
}

const unexpected = (target: string) => `An unexpected error occurred invoking '${target}' on the server.`

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
