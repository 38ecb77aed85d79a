import { createActor, fromCallback, type AnyActorRef, type AnyStateMachine, type EventObject } from 'xstate'
import { walked } from '#charts/flows/flows.ts'
import type { Case } from 'statechart-walk'
import { siteMachine, type SiteActor } from '#machines/site/site.machine.ts'

const nothing = () => undefined
const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic
/** Actions of XState, such as `assign`, have a type. */
const isEffect = (action: unknown) => typeof action === 'function' && !('type' in action)

/** The shipped machine; its actors answer nothing, its effects do nothing. */
export function inert<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const { actors, actions } = machine.implementations
  const provided = {
    actors: Object.fromEntries(
      Object.entries(actors).map(([name, logic]) => [
        name,
        isMachine(logic) ? inert(logic) : fromCallback(nothing),
      ]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => isEffect(action))
        .map(([name]) => [name, nothing]),
    ),
  }
  return machine.provide(provided as never) as Machine
}

interface Stand {
  site: SiteActor
  flow: AnyActorRef
  /** Events that a view has sent, to the flow or to the site. */
  sent: EventObject[]
}

/** A flow beside the site of a visitor, after these events. */
export function standOf(machine: AnyStateMachine, input: unknown, events: readonly Case[]): Stand {
  const sent: EventObject[] = []
  const [start] = walked.site.starts
  const site = createActor(inert(siteMachine), {
    systemId: 'site',
    input: start?.input as never,
    inspect: (told) => {
      if (told.type === '@xstate.event' && told.sourceRef === undefined) sent.push(told.event)
    },
  }).start()
  const flow = createActor(inert(machine), { input, parent: site } as never).start()
  for (const event of events) flow.send(event)
  sent.length = 0
  return { site, flow, sent }
}
