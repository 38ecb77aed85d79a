import {
  assign,
  createActor,
  createMachine,
  stopChild,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate'

interface Told {
  told: (event: AnyEventObject) => void
}

const pageId = 'page of a player'
export const isOfPage = (transition: string) => transition.startsWith(pageId)

/** The part of the site that a walk needs: it runs flows, and hears what they tell the site. */
const pageMachine = createMachine({
  id: pageId,
  types: {} as {
    input: Told
    context: Told
    events:
      | { type: 'begin the flow'; id: string; machine: AnyStateMachine; input: unknown }
      | { type: 'leave the flow'; id: string }
      | { type: 'told' }
  },
  context: ({ input }) => input,
  on: {
    'begin the flow': {
      actions: assign(({ spawn, event: { machine, id, input } }) => {
        spawn(machine, { id, input })
        return {}
      }),
    },
    'leave the flow': { actions: stopChild(({ event }) => event.id) },
    '*': { actions: ({ context, event }) => context.told(event) },
  },
})

export interface Page {
  begin: (id: string, machine: AnyStateMachine, input?: unknown) => void
  leave: (id: string) => void
  flow: (id: string) => AnyActorRef | undefined
}

export function openPage(
  told: (event: AnyEventObject) => void,
  inspect: (moved: InspectionEvent) => void,
): Page {
  const site = createActor(pageMachine, { systemId: 'site', input: { told } })
  site.start()
  site.system.inspect(inspect)
  const children = (): Record<string, AnyActorRef | undefined> => site.getSnapshot().children
  return {
    begin: (id, machine, input) => site.send({ type: 'begin the flow', id, machine, input }),
    leave: (id) => site.send({ type: 'leave the flow', id }),
    flow: (id) => children()[id],
  }
}
