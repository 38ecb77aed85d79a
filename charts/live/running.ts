import * as z from 'zod/mini'
import type { StateValue } from 'xstate'
import { inspectionSchema, type Inspection } from '#contract/inspection.ts'
import { flows, type FlowName } from '#machines/flows.ts'

export interface Running {
  sessionId: string
  flow: FlowName
  value: StateValue
  /** The state before the last transition; null at the beginning. */
  before: StateValue | null
  last: string | null
}

export interface Heard {
  running: readonly Running[]
  /** Session id of the actor that got a person's last intent; null before the first. */
  moved: string | null
  /** Number of intents. */
  moves: number
  /** Number of messages that the schema rejects. */
  notUnderstood: number
}

export const nothingHeard: Heard = { running: [], moved: null, moves: 0, notUnderstood: 0 }

const stateValue: z.ZodMiniType<StateValue> = z.union([
  z.string(),
  z.record(
    z.string(),
    z.lazy(() => stateValue),
  ),
])
const definition = z.looseObject({ id: z.string() })
const isFlow = (name: string): name is FlowName => Object.hasOwn(flows, name)

export function hear(heard: Heard, message: unknown): Heard {
  const inspection = inspectionSchema.safeParse(message)
  if (!inspection.success) return { ...heard, notUnderstood: heard.notUnderstood + 1 }
  switch (inspection.data.type) {
    case '@xstate.actor':
      return begun(heard, inspection.data)
    case '@xstate.event':
      return happened(heard, inspection.data)
    default:
      return arrived(heard, inspection.data)
  }
}

type Of<Type extends Inspection['type']> = Extract<Inspection, { type: Type }>

function begun(heard: Heard, { sessionId, definition: told, snapshot }: Of<'@xstate.actor'>): Heard {
  const flow = flowOf(told)
  const value = stateValue.safeParse(snapshot.value)
  const others = heard.running.filter((each) => each.sessionId !== sessionId)
  if (flow === null || !value.success || snapshot.status !== 'active') return { ...heard, running: others }
  return { ...heard, running: [...others, { sessionId, flow, value: value.data, before: null, last: null }] }
}

function flowOf(told: string | undefined): FlowName | null {
  const machine = definition.safeParse(parsed(told ?? ''))
  return machine.success && isFlow(machine.data.id) ? machine.data.id : null
}

/** An event type without a dot is an intent. */
function happened(heard: Heard, { sessionId, event }: Of<'@xstate.event'>): Heard {
  const isMove = !event.type.includes('.') && heard.running.some((each) => each.sessionId === sessionId)
  return {
    ...heard,
    running: heard.running.map((each) =>
      each.sessionId === sessionId ? { ...each, last: event.type } : each,
    ),
    ...(isMove && { moved: sessionId, moves: heard.moves + 1 }),
  }
}

function arrived(heard: Heard, { sessionId, snapshot }: Of<'@xstate.snapshot'>): Heard {
  if (snapshot.status !== 'active') {
    return { ...heard, running: heard.running.filter((each) => each.sessionId !== sessionId) }
  }
  const value = stateValue.safeParse(snapshot.value)
  if (!value.success) return heard
  return {
    ...heard,
    running: heard.running.map((each) =>
      each.sessionId === sessionId ? { ...each, value: value.data, before: each.value } : each,
    ),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
