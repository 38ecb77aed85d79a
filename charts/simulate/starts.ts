import type { FlowName } from '#machines/flows.ts'
import type { Happening } from '../words/steps.ts'

/** A start of a simulation and its example events, shared with the written cases. */
export interface Start {
  /** 'a player with a verified phone'. */
  name: string
  input?: unknown
  events: readonly Happening[]
}

export type Starts = Readonly<Record<FlowName, readonly Start[]>>
