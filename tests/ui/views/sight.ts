import type { ReactNode } from 'react'
import type { AnyStateMachine, EventObject } from 'xstate'
import type { Case } from 'statechart-walk'
import { flows, type FlowName } from '#machines/flows.ts'

type Sent = EventObject & Record<string, unknown>

/** A view of a flow after these events, and each of its controls by its name. */
export interface Sight {
  flow: FlowName
  /** What the flow is doing. */
  when: string
  machine: AnyStateMachine
  input: unknown
  events: readonly Case[]
  view: (flow: never) => ReactNode
  /** By the name of the field. */
  entered: Record<string, string>
  /** A control that is ready and sends an event, or nothing to a flow. */
  sees: Record<string, Sent | 'busy' | 'disabled' | 'ready'>
}

type Seen = [events: readonly Case[], sees: Sight['sees'], entered?: Sight['entered']]

export const sightsOf = (
  flow: FlowName,
  input: unknown,
  view: Sight['view'],
  seen: Record<string, Seen>,
): Sight[] =>
  Object.entries(seen).map(([when, [events, sees, entered = {}]]) => ({
    flow,
    when,
    machine: flows[flow].machine,
    input,
    events,
    view,
    entered,
    sees,
  }))

export const again = { 'Yeniden dene': { type: 'try again' } }
export const more = { 'Daha fazla göster': { type: 'show more' } }
export const loadingMore = { 'Daha fazla göster': 'busy' } as const
