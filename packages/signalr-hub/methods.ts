import type { Caller } from './caller.ts'
import type { TransportName } from './transport.ts'

/** One call of a hub method. */
export interface HubCall<C extends Caller = Caller> {
  readonly connectionId: string
  readonly transport: TransportName
  readonly caller: C
  readonly method: string
  /** As the client sent them: check them. */
  readonly parameters: readonly unknown[]
  /** What the client uploads, in its order. */
  readonly uploads: readonly AsyncIterable<unknown>[]
  /** Aborted when the client cancels the stream, and when its connection ends. */
  readonly signal: AbortSignal
  /** Of the connection, for as long as it lives. */
  readonly items: Map<unknown, unknown>
  readonly join: (group: string) => void
  readonly leave: (group: string) => void
  /** Calls a method of a client, by default the caller, and waits for its result. Rejects with HubError. */
  readonly invoke: (
    method: string,
    parameters: readonly unknown[],
    to?: { connection?: string; signal?: AbortSignal },
  ) => Promise<unknown>
}

type Run<C extends Caller> = (call: HubCall<C>) => unknown

export interface HubMethod<C extends Caller = Caller> {
  /** Its return value, awaited, is the result; of a streaming method it is an AsyncIterable, each item of which is sent. */
  run: Run<C>
  streams?: boolean
  /** How many the client has to send; any number by default. */
  parameters?: number
  /** How many streams the client uploads. */
  uploads?: number
  mayCall?: (caller: C) => boolean | Promise<boolean>
}

/** By name; clients call them case-insensitively. */
export type HubMethods<C extends Caller = Caller> = Readonly<Record<string, Run<C> | HubMethod<C>>>

/** Around each call, the first outermost. */
export type HubFilter<C extends Caller = Caller> = (
  call: HubCall<C>,
  next: () => Promise<unknown>,
) => Promise<unknown>

export function byLowerCase<C extends Caller>(methods: HubMethods<C>): ReadonlyMap<string, HubMethod<C>> {
  const named = new Map<string, HubMethod<C>>()
  for (const [name, method] of Object.entries(methods)) {
    const key = name.toLowerCase()
    if (named.has(key))
      throw new TypeError(`Duplicate definitions of '${name}'. Overloading is not supported.`)
    named.set(key, typeof method === 'function' ? { run: method } : method)
  }
  return named
}

export function through<C extends Caller>(
  filters: readonly HubFilter<C>[],
  call: HubCall<C>,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const [first, ...others] = filters
  return first ? first(call, () => through(others, call, run)) : run()
}
