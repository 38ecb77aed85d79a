import type { FlowName } from '#machines/flows.ts'
import type { Happening } from '../words/steps.ts'

/** From where a simulation begins, and what may happen on it: the same from which the written cases are made. */
export interface Start {
  /** In words: 'a player with a verified phone'. */
  name: string
  input?: unknown
  events: readonly Happening[]
}

export type Starts = Readonly<Record<FlowName, readonly Start[]>>
