import { createActor, type AnyActorRef, type AnyStateMachine, type EventObject } from 'xstate'
import { walked } from '#charts/flows/flows.ts'
import { inertWith, type Case } from 'statechart-walk'
import { siteMachine, type SiteActor } from '#machines/site/site.machine.ts'

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic
/** The shipped machine; its actors answer nothing, its effects do nothing. Machines that it runs are inert, too. */
export function inert(machine: AnyStateMachine): AnyStateMachine {
  const children = Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    isMachine(logic) ? [[name, inert(logic)] as const] : [],
  )
  return inertWith(machine, Object.fromEntries(children)).running
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
    input: start?.input,
    inspect: (told) => {
      if (told.type === '@xstate.event' && told.sourceRef === undefined) sent.push(told.event)
    },
  }).start()
  const flow = createActor(inert(machine), { input, parent: site } as never).start()
  for (const event of events) flow.send(event)
  sent.length = 0
  return { site, flow, sent }
}
