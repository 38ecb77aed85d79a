import type { EventObject } from 'xstate'

/** An event with its payload, as it may come. */
export type Case = EventObject & Record<string, unknown>

/** A start of walks, and the events that may follow. */
export interface Start {
  /** 'a player with a verified phone'. */
  name: string
  input?: unknown
  events: readonly Case[]
}
