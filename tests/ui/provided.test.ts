import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { walked } from '#charts/flows/flows.ts'
import { done } from '#charts/flows/events.ts'
import { walkAll } from 'statechart-paths'
import { receiveToasts } from '#src/ui/toast.ts'
import { activate } from '#src/words/lingui.ts'
import { amiss, toastEffects, toastOf, type ShownToast } from '#tests/flows/driver/toasts.ts'
import { actors, provided, site } from './provided.ts'

const refusal = { success: false, message: 'Hayır.', data: null }

/** Milliseconds for a busy machine, less than the 10 s after which a call gives up by itself. */
const patience = 8_000

/** Refuses every call. */
const asked: string[] = []
const server = createServer((request, reply) => {
  asked.push((request.url ?? '').replace(/\?.*/, ''))
  reply.end(JSON.stringify(refusal))
})
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubEnv('BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await activate('tr')
  site.send(done('start-up', { settings: {}, domains: null, trialBonus: 100 }) as never)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

it.each(actors.filter(({ asks }) => asks.length > 0))(
  'Scenario: "$actor" of $by is refused: it was asked once, and fails with the words of the server',
  async ({ logic, input, asks }) => {
    asked.length = 0
    const failure = await new Promise((failed, finished) => {
      const running = createActor(logic, { input })
      running.subscribe({ error: failed, complete: () => finished(new Error('It did not fail')) })
      running.start()
    })
    expect(failure).toEqual({ kind: 'refused', message: refusal.message })
    const own = asked.filter((call) => asks.includes(call))
    expect(own).toEqual([...new Set(own)])
  },
  patience,
)

/** The model's parameters of each effect. */
const told = Object.values(walked).flatMap((flow) =>
  walkAll(flow).flatMap(({ moments }) =>
    moments.flatMap(({ effects }) => effects.map((effect) => ({ flow: flow.machine.id, ...effect }))),
  ),
)

const toasts = provided.flatMap(([by, machine]) =>
  Object.entries(machine.implementations.actions)
    .filter(([effect]) => toastEffects.includes(effect))
    .map(([effect, show]) => ({
      by,
      effect,
      show,
      params: told.find(({ flow, type }) => flow === machine.id && type === effect)?.params,
    })),
)

it.each(toasts)('Scenario: "$effect" of $by is one toast', ({ effect, show, params }) => {
  const shown: ShownToast[] = []
  const stop = receiveToasts({ show: (toast) => shown.push(toast), hide: () => undefined })
  if (typeof show === 'function') Reflect.apply(show, undefined, [{}, params])
  stop()
  const expected = toastOf(effect, params, null)
  expect(amiss(shown, expected ? [expected] : [])).toBe('')
})
