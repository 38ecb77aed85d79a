import { afterEach, expect, it, vi } from 'vitest'
import { inspect } from '#charts/live/inspect.ts'
import { listen } from '#charts/live/listen.ts'
import { hear, nothingHeard, type Heard } from '#charts/live/running.ts'
import { begun, inspectionChannel, listenerSchema } from '#contract/inspection.ts'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import { createActor, fromPromise } from 'xstate'

const password = 'Gizli-lale-1907'
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 20_000 })

function charts() {
  const messages: unknown[] = []
  let heard: Heard = nothingHeard
  stops.push(
    listen((message) => {
      messages.push(message)
      heard = hear(heard, message)
    }),
  )
  return { messages, heard: () => heard }
}

const agrees = async () => ({ message: '' })

function recoveryInTheSite() {
  const actor = createActor(
    recoveryMachine.provide({
      actors: {
        'send the code': fromPromise(agrees),
        'check the code': fromPromise(agrees),
        'change the password': fromPromise(agrees),
      },
      actions: { 'show the success': () => undefined },
    }),
    { inspect },
  )
  actor.start()
  stops.push(() => actor.stop())
  return actor
}

const states = (heard: Heard) => heard.running.map(({ flow, value }) => [flow, value])

it('Scenario: charts that are opened beside the site follow the recovery of a password to its end', async () => {
  const actor = recoveryInTheSite()
  const { heard, messages } = charts()
  await soon(() => expect(states(heard())).toEqual([['recovery', 'asking for the username']]))

  actor.send({ type: 'send the code', username: 'ayse70' })
  await soon(() => expect(states(heard())).toEqual([['recovery', 'asking for the code']]))
  expect(heard().running.map(({ sessionId }) => sessionId)).toEqual([heard().moved])

  actor.send({ type: 'check the code', code: '12345678' })
  await soon(() => expect(states(heard())).toEqual([['recovery', 'asking for a new password']]))
  actor.send({ type: 'change the password', form: { password, password2: password } })
  await soon(() => expect(states(heard())).toEqual([['recovery', 'done']]))
  actor.stop()
  await soon(() => expect(heard().running).toEqual([]))

  const told = JSON.stringify(messages)
  expect(told).toContain('"_version"')
  expect(told).not.toContain(password)
  expect(told).not.toContain('ayse70')
  expect(heard().notUnderstood).toBe(0)
})

it('Scenario: two pages of charts follow the same player, and one of them is closed', async () => {
  const actor = recoveryInTheSite()
  const [one, other] = [charts(), charts()]
  await soon(() => expect(states(other.heard())).toHaveLength(1))
  await soon(() => expect(states(one.heard())).toHaveLength(1))
  stops.splice(1, 1)[0]?.()
  actor.send({ type: 'send the code', username: 'ayse70' })
  await soon(() => expect(states(other.heard())).toEqual([['recovery', 'asking for the code']]))
  expect(other.heard().notUnderstood).toBe(0)
})

it('Scenario: a site that is opened after the charts, or loaded anew, asks who listens and is told', async () => {
  const { heard } = charts()
  const site = new BroadcastChannel(inspectionChannel)
  stops.push(() => site.close())
  const listeners = new Set<string>()
  site.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = listenerSchema.safeParse(data)
    if (said.success) listeners.add(`${said.data.type} ${said.data.listener}`)
  })
  const ask = site.postMessage.bind(site, begun)
  ask()
  await soon(() => expect([...listeners]).toEqual([expect.stringMatching(/^listener\.came /)]))
  expect(heard().notUnderstood).toBe(0)
})

it('Scenario: somebody else talks on the channel; the charts count it and go on', async () => {
  const { heard } = charts()
  const stranger = new BroadcastChannel(inspectionChannel)
  stops.push(() => stranger.close())
  const say = stranger.postMessage.bind(stranger)
  say('hello')
  say({ type: '@xstate.snapshot', sessionId: 7 })
  await soon(() => expect(heard().notUnderstood).toBe(2))
  say({ type: '@xstate.snapshot', sessionId: 'x:1', _version: '0', event: { type: 'a' }, snapshot: {} })
  say({ type: '@xstate.actor', sessionId: 'x:2', _version: '0', name: 'x', definition: '{', snapshot: {} })
  say(null)
  await soon(() => expect(heard().notUnderstood).toBe(3))
  expect(heard().running).toEqual([])
})
