import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { createActor, fromCallback, type AnyActorLogic, type AnyStateMachine } from 'xstate'
import { balanceMachine } from '#machines/balance/balance.machine.ts'
import { sessionBarMachine } from '#machines/session-bar/session-bar.machine.ts'
import { siteMachine, type SiteActor } from '#machines/site/site.machine.ts'
import type { SiteInput } from '#machines/site/site.events.ts'
import { questionsOf } from '#tests/flows/driver/questions.ts'
import { walked } from '#charts/flows/flows.ts'
import { walkAll } from 'statechart-paths'
import { ask } from '#src/http/ask.ts'

const nothing = () => undefined
const inert = fromCallback(nothing)
const inertActorsOf = ({ implementations }: AnyStateMachine) =>
  Object.fromEntries(Object.keys(implementations.actors).map((name) => [name, inert]))
const siteOf = (): SiteActor => {
  const [start] = walked.site.starts
  const provided = siteMachine.provide({ actors: inertActorsOf(siteMachine) })
  return createActor(provided, { input: start?.input as SiteInput }).start()
}

export const history = createMemoryHistory()
export const router = createRouter({ routeTree: createRootRoute(), history })
export const site = siteOf()
export const balance = createActor(balanceMachine.provide({ actors: inertActorsOf(balanceMachine) }), {
  input: { balance: 250, withdrawable: null },
}).start()
export const bar = createActor(
  sessionBarMachine.provide({ actors: inertActorsOf(sessionBarMachine) }),
).start()

/** The arguments of each provide function. */
const given: Record<string, unknown[]> = {
  provideLobby: [router, '/casino/slot'],
  provideNotifications: [{ openTheList: nothing }],
  provideNamedGame: [router, site, '/casino/slot'],
  providePopup: [site, router],
  provideSessionBar: [balance],
  provideRealityCheck: [{ bar, site, go: nothing }],
  provideSlotSession: [{ send: nothing }],
  provideSportsbook: [{ openLogin: nothing, openDeposit: nothing, renewBalance: nothing }],
  provideLatePart: [() => new Promise(nothing)],
  provideLink: [site],
  provideTopBar: [{ site, history }],
  provideHistory: [
    {
      load: (_: unknown, part: { skip: number; take: number }, signal: AbortSignal) =>
        ask('transaction/list', { kind: 0, ...part }, { signal }),
      save: nothing,
    },
  ],
  provideSite: [{ tell: nothing, go: nothing, leavePromotion: nothing, leaveGame: nothing }],
}

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*.provide.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value

function machinesOf([file, parts]: [string, Record<string, unknown>]): [string, AnyStateMachine][] {
  return Object.entries(parts).flatMap(([name, part]): [string, AnyStateMachine][] => {
    if (isMachine(part)) return [[name, part]]
    if (typeof part !== 'function' || !name.startsWith('provide')) return []
    const world = given[name]
    if (!world) throw new Error(`Nobody says what "${name}" of ${file} is given`)
    const made: unknown = Reflect.apply(part, undefined, world)
    if (!isMachine(made)) throw new Error(`"${name}" of ${file} makes no machine`)
    return [[name, made]]
  })
}

/** The model's input for each actor. */
const inputs = new Map(
  Object.values(walked).flatMap((flow) =>
    walkAll(flow).flatMap(({ moments }) =>
      moments.flatMap(({ begun }) =>
        begun.map(({ actor, input }): [string, unknown] => [`${flow.machine.id}: ${actor}`, input]),
      ),
    ),
  ),
)

interface Member {
  by: string
  actor: string
  logic: AnyActorLogic
  input: unknown
  /** The calls that end with the actor. */
  asks: string[]
  /** Its request goes on after it: others share it, or it ends when the hub has answered. */
  goesOn: boolean
}

/** Every machine with what the site provides it with. */
export const provided: [by: string, AnyStateMachine][] = Object.entries(modules).flatMap(machinesOf)

/** Every actor that is no machine. */
export const actors: Member[] = provided.flatMap(([by, machine]) =>
  Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
    .filter(([, logic]) => 'config' in logic && !isMachine(logic))
    .map(([actor, logic]) => {
      const input = by === 'providedProviders' ? { slug: 'providers' } : inputs.get(`${machine.id}: ${actor}`)
      const questions = questionsOf(machine.id, { actor, input })
      const asks = questions.filter(({ least }) => least > 0).map(({ call }) => `/api/${call}`)
      const goesOn = questions.some(({ least }) => least === 0) || actor === 'hold the connection'
      return { by, actor, logic, input, asks, goesOn }
    }),
)
