import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HubConnection } from '@microsoft/signalr'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { done } from '#charts/flows/events.ts'
import { activate } from '#src/words/lingui.ts'
import { countSubscriptions, leftBehind } from './left-behind.ts'
import { actors, balance, bar, history, router, site } from './provided.ts'

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
const calls: { path: string; over: boolean }[] = []

beforeAll(() => {
  server.on('request', (request, reply) => {
    const call = { path: (request.url ?? '').replace(/\?.*/, ''), over: false }
    calls.push(call)
    reply.on('close', () => (call.over = true))
  })
  countSubscriptions(site)
  countSubscriptions(balance)
  countSubscriptions(bar)
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
