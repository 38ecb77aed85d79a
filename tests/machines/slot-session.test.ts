import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  noSlotSession,
  quarterOfAnHour,
  slotSessionRuns,
} from '#charts/flows/slot-session/slot-session.world.ts'
import type { SlotSessionForm, SlotSessionNow } from '#contract/protection-slots.ts'
import { slotSessionMachine } from '#machines/slot-session/slot-session.machine.ts'
import { desk } from './desk.ts'

const begin = { type: 'begin the session', form: quarterOfAnHour } as const

function start() {
  const server = desk<SlotSessionNow, SlotSessionForm>()
  const look = desk<SlotSessionNow>()
  let launches = 0
  const shown: unknown[] = []
  const machine = slotSessionMachine.provide({
    actors: { 'begin the session': server.logic, 'look for a session': look.logic },
    actions: {
      'launch the game': () => (launches += 1),
      'show why it did not begin': (_, { failure }) => shown.push(failure),
    },
  })
  return { actor: createActor(machine).start(), server, look, launches: () => launches, shown }
}

describe(slotSessionMachine.id, () => {
  it('Scenario: pressed twice, the session begins once, and then the game is launched', async () => {
    const { actor, server, launches } = start()
    actor.send(begin)
    actor.send(begin)
    expect(server.asked.map(({ input }) => input)).toEqual([quarterOfAnHour])
    expect(launches()).toBe(0)
    await server.asked[0]?.answer(slotSessionRuns)
    expect([actor.getSnapshot().status, launches()]).toEqual(['done', 1])
  })

  it('Scenario: another tab has begun a session: the player reads why this one is not begun, and the game is launched', async () => {
    const { actor, server, look, launches, shown } = start()
    actor.send(begin)
    await server.asked[0]?.fail({ kind: 'no answer' })
    expect(launches()).toBe(0)
    await look.asked[0]?.answer(slotSessionRuns)
    expect([actor.getSnapshot().status, launches(), shown]).toEqual(['done', 1, [{ kind: 'no answer' }]])
  })

  it('Scenario: no session has begun: the player reads why and sends the form again', async () => {
    const { actor, server, look, launches } = start()
    actor.send(begin)
    await server.asked[0]?.fail({ kind: 'no answer' })
    await look.asked[0]?.answer(noSlotSession)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'filling in',
      context: { failure: { kind: 'no answer' } },
    })
    actor.send(begin)
    expect(actor.getSnapshot().context.failure).toBeNull()
    await server.asked[1]?.fail({ kind: 'no answer' })
    await look.asked[1]?.fail({ kind: 'no answer' })
    expect([actor.getSnapshot().value, launches()]).toEqual(['filling in', 0])
    actor.stop()
  })
})
