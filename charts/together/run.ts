import {
  createActor,
  type ActorOptions,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { inertWith, type Case } from 'statechart-walk'

type Inert = ReturnType<typeof inertWith>
export type Begun = Inert['begun'][number]
export type Effect = Inert['effects'][number]

/** A machine and the children that run in it, by their source; other actors do nothing. */
export interface Together {
  machine: AnyStateMachine
  children: Readonly<Record<string, Together>>
}

/** `to`: ids of the actors on the way to the one that hears it; empty for the machine itself. */
export interface Told {
  to: readonly string[]
  event: Case
}

export interface Heard {
  effects: Effect[]
  begun: Begun[]
  /** Events by which children said that they broke. */
  broke: string[]
}

export interface Running {
  state: () => AnyMachineSnapshot
  /** @returns what it did, it or any of its children */
  tell: (told: Told) => Heard
  /** What it has done since it was told last. */
  heard: () => Heard
  /** Starts a copy in the same state, with nothing noted yet. */
  again: () => Running
}

/** Copies of the machines that note what they do. @returns starts one */
export function runnerOf(together: Together): (input: unknown) => Running {
  const { running, inert } = madeOf(together)
  const broke: string[] = []
  const heard = () => ({
    broke: broke.splice(0),
    effects: inert.flatMap(({ effects }) => effects.splice(0)),
    begun: inert.flatMap(({ begun }) => begun.splice(0)),
  })
  const start = (from: Pick<ActorOptions<AnyStateMachine>, 'input' | 'snapshot'>): Running => {
    heard()
    const actor = createActor(running, {
      ...from,
      systemId: 'site',
      clock: { setTimeout: () => undefined, clearTimeout: () => undefined },
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.event' || inspected.sourceRef === undefined) return
        if (inspected.event.type.startsWith('xstate.error.actor.')) broke.push(inspected.event.type)
      },
    })
    actor.subscribe({ error: () => undefined })
    actor.start()
    return {
      state: () => actor.getSnapshot(),
      tell: ({ to, event }) => {
        childOf(actor, to)?.send(event)
        return heard()
      },
      heard,
      again: () => {
        const other = start({ snapshot: actor.getPersistedSnapshot() })
        heard()
        return other
      },
    }
  }
  return (input) => start({ input })
}

interface Made {
  running: AnyStateMachine
  inert: readonly Inert[]
}

function madeOf({ machine, children }: Together): Made {
  const within = Object.entries(children).map(([name, child]) => [name, madeOf(child)] as const)
  const own = inertWith(machine, Object.fromEntries(within.map(([name, { running }]) => [name, running])))
  return { running: own.running, inert: [own, ...within.flatMap(([, { inert }]) => inert)] }
}

const childOf = (actor: AnyActorRef, to: readonly string[]): AnyActorRef | undefined =>
  to.reduce<AnyActorRef | undefined>((at, id) => at && childrenOf(at.getSnapshot())[id], actor)

/** The actors that run in it; none if it is no machine. */
export function childrenOf(state: unknown): Readonly<Record<string, AnyActorRef | undefined>> {
  return isMachine(state) ? state.children : {}
}

/** Of the actor on this way; null if none is there, or if it is no machine. */
export function stateAt(state: AnyMachineSnapshot, way: readonly string[]): AnyMachineSnapshot | null {
  const found = way.reduce<unknown>((at, id) => childrenOf(at)[id]?.getSnapshot(), state)
  return isMachine(found) ? found : null
}

const isMachine = (state: unknown): state is AnyMachineSnapshot =>
  typeof state === 'object' && state !== null && 'value' in state && 'children' in state
