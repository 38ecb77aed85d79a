import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { SessionEntry } from '#contract/customer.ts'
import {
  sessionHistoryMachine,
  type SessionEnded,
  type SessionPage,
} from '#machines/session-history/session-history.machine.ts'
import { desk } from './desk.ts'

const entry = (id: number, change: Partial<SessionEntry> = {}): SessionEntry => ({
  id,
  started: `2026-01-0${id}T10:00:00.000Z`,
  ended: null,
  address: '127.0.0.1',
  device: 'Chrome, Windows',
  current: false,
  ...change,
})
const current = entry(5, { current: true })
const at = '2026-01-06T10:00:00.000Z'

function start() {
  const archive = desk<SessionPage, { skip: number }>()
  const door = desk<SessionEnded, { id: number }>()
  const shown: unknown[] = []
  const machine = sessionHistoryMachine.provide({
    actors: { 'load the sessions': archive.logic, 'end the session': door.logic },
    actions: {
      'show the failure': (_, { failure }) => shown.push(failure.kind),
      'show the success': (_, { message }) => shown.push(message),
    },
  })
  const actor = createActor(machine).start()
  const ids = () => actor.getSnapshot().context.list.map(({ id }) => id)
  const endOf = (id: number) => actor.getSnapshot().context.list.find((each) => each.id === id)?.ended
  return { actor, archive, door, shown, ids, endOf }
}

async function withThree() {
  const given = start()
  await given.archive.asked[0]?.answer({ total: 3, list: [current, entry(4), entry(3)] })
  return given
}

describe(sessionHistoryMachine.id, () => {
  it('Scenario: a session has begun between two pages, and none stands twice', async () => {
    const { actor, archive, ids } = start()
    await archive.asked[0]?.answer({ total: 4, list: [current, entry(4)] })
    actor.send({ type: 'show more' })
    await archive.asked[1]?.answer({ total: 5, list: [entry(4), entry(3)] })
    actor.send({ type: 'show more' })
    expect(archive.asked.map(({ input }) => input.skip)).toEqual([0, 2, 4])
    await archive.asked[2]?.answer({ total: 5, list: [entry(2)] })
    expect(ids()).toEqual([5, 4, 3, 2])
    actor.send({ type: 'show more' })
    expect(archive.asked).toHaveLength(3)
  })

  it('Scenario: all are there, and nothing more is asked for', async () => {
    const { actor, archive } = await withThree()
    actor.send({ type: 'show more' })
    expect(archive.asked).toHaveLength(1)
  })

  it('Scenario: two are ended one after the other, each when the server has said so', async () => {
    const { actor, door, shown, endOf } = await withThree()
    actor.send({ type: 'end the session', id: 4 })
    actor.send({ type: 'end the session', id: 3 })
    expect(actor.getSnapshot().context.ending).toEqual([4, 3])
    expect(door.asked.map(({ input }) => input.id)).toEqual([4])
    await door.asked[0]?.answer({ ended: at, message: 'Ended.' })
    expect([endOf(4), endOf(3)]).toEqual([at, null])
    await door.asked[1]?.answer({ ended: at, message: 'Ended.' })
    expect([endOf(4), endOf(3)]).toEqual([at, at])
    expect(actor.getSnapshot().context.ending).toEqual([])
    expect(shown).toEqual(['Ended.', 'Ended.'])
  })

  it('Scenario: one cannot be ended, and the next in line still is', async () => {
    const { actor, door, shown, endOf } = await withThree()
    actor.send({ type: 'end the session', id: 4 })
    actor.send({ type: 'end the session', id: 3 })
    await door.asked[0]?.fail({ kind: 'no answer' })
    await door.asked[1]?.answer({ ended: at, message: 'Ended.' })
    expect([endOf(4), endOf(3)]).toEqual([null, at])
    expect(shown).toEqual(['no answer', 'Ended.'])
  })

  it.each([
    { what: 'this device', id: current.id },
    { what: 'one that is over', id: 2 },
    { what: 'one that is not in the list', id: 99 },
  ])('Scenario: $what is not ended', async ({ id }) => {
    const { actor, archive, door } = start()
    await archive.asked[0]?.answer({ total: 2, list: [current, entry(2, { ended: at })] })
    actor.send({ type: 'end the session', id })
    expect(door.asked).toEqual([])
  })

  it('Scenario: pressed twice, a session is ended once', async () => {
    const { actor, door } = await withThree()
    actor.send({ type: 'end the session', id: 4 })
    actor.send({ type: 'end the session', id: 4 })
    await door.asked[0]?.answer({ ended: at, message: '' })
    actor.send({ type: 'end the session', id: 4 })
    expect(door.asked).toHaveLength(1)
  })

  it('Scenario: the list did not come, and is asked for again', async () => {
    const { actor, archive, ids } = start()
    await archive.asked[0]?.fail({ kind: 'no answer' })
    actor.send({ type: 'try again' })
    await archive.asked[1]?.answer({ total: 1, list: [current] })
    expect(ids()).toEqual([5])
  })
})
