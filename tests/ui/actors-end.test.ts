import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HubConnection } from '@microsoft/signalr'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, type AnyActorLogic, type AnyStateMachine } from 'xstate'
import { siteMachine, type SiteActor } from '#machines/site/site.machine.ts'
import type { SiteInput } from '#machines/site/site.events.ts'
import { questionsOf } from '#tests/flows/driver/questions.ts'
import { done } from '#charts/paths/flow.ts'
import { walked } from '#charts/flows/flows.ts'
import { walkAll } from '#charts/paths/select.ts'
import { ask } from '#src/http/ask.ts'
import { activate } from '#src/words/lingui.ts'
import { countSubscriptions, leftBehind } from './left-behind.ts'

/** Accepts every call and answers none. */
const server = createServer()
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubEnv('BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await activate('tr')
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

/** Milliseconds for a busy machine, less than the 10 s after which a call gives up by itself. */
const patience = { timeout: 8_000 }
const nothing = () => undefined
const inert = fromCallback(nothing)
const siteOf = (): SiteActor => {
  const actors = Object.fromEntries(
    Object.keys(siteMachine.implementations.actors).map((name) => [name, inert]),
  )
  const [start] = walked.site.starts
  return createActor(siteMachine.provide({ actors }), { input: start?.input as SiteInput }).start()
}

const history = createMemoryHistory()
const router = createRouter({ routeTree: createRootRoute(), history })
const site = siteOf()

/** The arguments of each provide function. */
const given: Record<string, unknown[]> = {
  provideLobby: [router, '/casino/slot'],
  provideNotifications: [{ openTheList: nothing }],
  provideNamedGame: [router, site, '/casino/slot'],
  providePopup: [site, router],
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

/** Every actor that is no machine: it must end what it begins. */
const actors: Member[] = Object.entries(modules)
  .flatMap(machinesOf)
  .flatMap(([by, machine]) =>
    Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
      .filter(([, logic]) => 'config' in logic && !isMachine(logic))
      .map(([actor, logic]) => {
        const input =
          by === 'providedProviders' ? { slug: 'providers' } : inputs.get(`${machine.id}: ${actor}`)
        const questions = questionsOf(machine.id, { actor, input })
        const asks = questions.filter(({ least }) => least > 0).map(({ call }) => `/api/${call}`)
        const goesOn = questions.some(({ least }) => least === 0) || actor === 'hold the connection'
        return { by, actor, logic, input, asks, goesOn }
      }),
  )

const calls: { path: string; over: boolean }[] = []

beforeAll(() => {
  server.on('request', (request, reply) => {
    const call = { path: (request.url ?? '').replace(/\?.*/, ''), over: false }
    calls.push(call)
    reply.on('close', () => (call.over = true))
  })
  countSubscriptions(site)
  countSubscriptions(history)
  countSubscriptions(router)
})

const stop = vi.spyOn(HubConnection.prototype, 'stop')
beforeEach(() => void stop.mockClear())

it.each(actors)(
  'Scenario: "$actor" of $by ends: no listener, timer or subscription of it is left',
  async ({ logic, input, goesOn }) => {
    const left = () => (goesOn ? { ...leftBehind(), timers: [] } : leftBehind())
    const before = left()
    const running = createActor(logic, { input })
    running.subscribe({ error: nothing })
    running.start()
    await vi.dynamicImportSettled()
    running.stop()
    await vi.waitFor(() => expect(left()).toEqual(before), patience)
  },
)

describe('once start-up is over', () => {
  beforeAll(() => {
    const found = { settings: {}, domains: null, trialBonus: 100 }
    site.send(done('start-up', found) as never)
  })

  it.each(actors.filter(({ asks }) => asks.length > 0))(
    'Scenario: "$actor" of $by ends before its answer: the request is given up',
    async ({ logic, input, asks }) => {
      calls.length = 0
      const own = () => calls.filter(({ path }) => asks.includes(path))
      const running = createActor(logic, { input })
      running.subscribe({ error: nothing })
      running.start()
      await vi.waitFor(() => expect(own().map(({ path }) => path)).toEqual(asks), patience)
      running.stop()
      await vi.waitFor(() => expect(own().filter(({ over }) => !over)).toEqual([]), patience)
    },
  )
})

it('Scenario: a connection to the hub is stopped with its actor', async () => {
  const [holding] = actors.filter(({ actor }) => actor === 'hold the connection')
  if (!holding) throw new Error('Nobody holds a connection')
  calls.length = 0
  const running = createActor(holding.logic, { input: holding.input }).start()
  await vi.waitFor(() => expect(calls).toHaveLength(1), patience)
  running.stop()
  expect(stop).toHaveBeenCalledTimes(1)
})
