import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate'
import { realtimeMachine, type HubFact, type RealtimeInput } from '#machines/realtime/realtime.machine.ts'
import { selectInterrupted, selectWaiting } from '#machines/realtime/realtime.selectors.ts'
import { newer } from '#charts/flows/given.ts'

function start({ breaks = 0 } = {}) {
  const openings: number[] = []
  const done: unknown[] = []
  const clock = new SimulatedClock()
  let held = 0
  const machine = realtimeMachine.provide({
    actors: {
      'hold the connection': fromCallback<AnyEventObject, RealtimeInput>(() => {
        openings.push(clock.now())
        if (openings.length <= breaks) throw new Error('The browser has no sockets')
        held += 1
        return () => {
          held -= 1
        }
      }),
      'watch the network': fromCallback(() => undefined),
      'watch the page': fromCallback(() => undefined),
    },
    actions: {
      'report the connection': () => done.push('connected'),
      'report the ended session': (_, { token }) => done.push(['ended', token]),
      'pass the message on': (_, { message }) => done.push(message),
      'log the invalid message': (_, { command }) => done.push(['invalid', command]),
    },
  })
  const actor = createActor(machine, { input: { token: 't', fingerprint: 'f' }, clock }).start()
  const says = (fact: HubFact) => actor.send(fact)
  return { actor, clock, openings, done, says, held: () => held }
}

const closed = { type: 'hub.closed', reason: null } as const

/** Refuses every attempt until the schedule is over. */
function refuseAll({ clock, says, openings }: ReturnType<typeof start>) {
  for (const delay of [0, 2_000, 10_000, 30_000, 60_000]) {
    const tried = openings.length
    says(closed)
    clock.increment(Math.max(delay - 1, 0))
    clock.increment(Math.min(delay, 1))
    if (openings.length === tried) return
  }
}

describe(realtimeMachine.id, () => {
  it('Scenario: a lost connection is tried again after 0, 2, 10 and 30 seconds, then no more', () => {
    const given = start()
    given.says({ type: 'hub.connected' })
    refuseAll(given)
    expect(given.openings).toEqual([0, 0, 2_000, 12_000, 42_000])
    expect(given.actor.getSnapshot().value).toBe('stopped')
    given.clock.increment(600_000)
    expect(given.openings).toHaveLength(5)
    expect(given.held()).toBe(0)
  })

  it('Scenario: the person asks for another attempt, and the schedule begins anew', () => {
    const given = start()
    refuseAll(given)
    given.actor.send({ type: 'connect again' })
    expect(given.openings).toHaveLength(6)
    refuseAll(given)
    expect(given.openings.slice(5).map((at) => at - (given.openings[5] ?? 0))).toEqual([
      0, 0, 2_000, 12_000, 42_000,
    ])
  })

  it('Scenario: two short attempts pass unnoticed; from the third on the person is told and can ask at once', () => {
    const { actor, clock, says } = start()
    const shown = () => [selectInterrupted(actor.getSnapshot()), selectWaiting(actor.getSnapshot())]
    says(closed)
    clock.increment(0)
    says(closed)
    expect(shown()).toEqual([false, true])
    clock.increment(2_000)
    says(closed)
    expect(shown()).toEqual([true, true])
    actor.send({ type: 'connect again' })
    expect(shown()).toEqual([true, false])
    says({ type: 'hub.connected' })
    expect(shown()).toEqual([false, false])
  })

  it('Scenario: a connection that breaks in the browser is tried again as a lost one is', () => {
    const { clock, openings, says, actor } = start({ breaks: 2 })
    clock.increment(0)
    clock.increment(2_000)
    expect(openings).toEqual([0, 0, 2_000])
    says({ type: 'hub.connected' })
    expect(actor.getSnapshot().context.attempt).toBe(0)
  })

  it('Scenario: a connection that came back is given all attempts again', () => {
    const given = start()
    given.says({ type: 'hub.connected' })
    given.says(closed)
    given.clock.increment(0)
    given.says(closed)
    given.clock.increment(2_000)
    given.says({ type: 'hub.connected' })
    expect(given.actor.getSnapshot().context.attempt).toBe(0)
    expect(given.done).toEqual(['connected', 'connected'])
  })

  it('Scenario: there is never more than one connection', () => {
    const given = start()
    given.says(closed)
    given.actor.send({ type: 'connect again' })
    given.clock.increment(60_000)
    expect(given.held()).toBe(1)
  })

  it('Scenario: the hub does not know the session: it is reported once and nothing is tried again', () => {
    const given = start()
    given.says({ type: 'hub.turned away' })
    given.clock.increment(600_000)
    expect(given.done).toEqual([['ended', 't']])
    expect(given.openings).toHaveLength(1)
  })

  it('Scenario: the device has no network: nothing is tried until it returns', () => {
    const given = start()
    given.actor.send({ type: 'network.lost' })
    given.clock.increment(600_000)
    expect(given.held()).toBe(0)
    given.actor.send({ type: 'network.returned' })
    expect(given.held()).toBe(1)
  })

  it('Scenario: the page is left and come back to: no connection is held meanwhile, and all attempts are there again', () => {
    const given = start()
    given.says(closed)
    given.actor.send({ type: 'page.put away' })
    given.clock.increment(600_000)
    expect(given.held()).toBe(0)
    given.actor.send({ type: 'page.returned' })
    expect([given.held(), given.actor.getSnapshot().context.attempt]).toEqual([1, 0])
  })

  it('Scenario: an invalid message is logged and changes nothing', () => {
    const given = start()
    given.says({ type: 'hub.connected' })
    const before = given.actor.getSnapshot()
    given.says({ type: 'hub.invalid message', command: 'Notification' })
    given.says({ type: 'hub.message', message: { cmd: 'Notification', message: newer } })
    const { value, context } = given.actor.getSnapshot()
    expect({ value, context }).toEqual({ value: before.value, context: before.context })
    expect(given.done).toEqual([
      'connected',
      ['invalid', 'Notification'],
      { cmd: 'Notification', message: newer },
    ])
  })
})
