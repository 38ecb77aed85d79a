import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate'
import {
  confirmableLimit,
  limit,
  limitName,
  loweredLimit,
  raisedLimit,
  waitingLimit,
} from '#charts/flows/protection.given.ts'
import type { Limit, LimitName, SetLimit } from '#contract/protection.ts'
import { limitChangeMachine, type FoundLimit } from '#machines/limit-change/limit-change.machine.ts'
import { desk } from './desk.ts'

const found = (one: Limit | null): FoundLimit => ({ limit: one, raiseWait: 24 })
const asksToRemove = (confirmable: boolean): Limit => ({
  ...limit,
  request: {
    amount: null,
    confirmableFrom: '2026-01-05T10:00:00.000Z',
    lapsesAt: '2026-01-06T10:00:00.000Z',
    confirmable,
  },
})
const removal = asksToRemove(true)

function start() {
  const load = desk<FoundLimit, LimitName>()
  const set = desk<FoundLimit, SetLimit>()
  const confirm = desk<FoundLimit, LimitName>()
  const cancel = desk<FoundLimit, LimitName>()
  const told: unknown[] = []
  const machine = limitChangeMachine.provide({
    actors: {
      'load the limit': load.logic,
      'set the limit': set.logic,
      'confirm the raise': confirm.logic,
      'cancel the request': cancel.logic,
      'watch the tab': fromCallback<AnyEventObject>(() => undefined),
    },
    actions: { 'show the failure': (_, { failure }) => told.push(failure.kind) },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: { name: limitName }, clock }).start()
  return { clock, actor, load, set, confirm, cancel, told, at: () => actor.getSnapshot().value }
}

async function playerWith(one: Limit | null) {
  const given = start()
  await given.load.asked[0]?.answer(found(one))
  return given
}

describe(limitChangeMachine.id, () => {
  it('Scenario: a first limit holds at once', async () => {
    const { actor, set, at } = await playerWith(null)
    const form: SetLimit = { ...limitName, amount: loweredLimit.amount }
    actor.send({ type: 'remove the limit' })
    expect(set.asked).toEqual([])
    actor.send({ type: 'set the limit', form })
    expect(set.asked[0]?.input).toEqual(form)
    await set.asked[0]?.answer(found(loweredLimit))
    expect(at()).toBe('set')
    expect(actor.getSnapshot().context.limit).toEqual(loweredLimit)
  })

  it('Scenario: a removal is sent without an amount, and waits', async () => {
    const { actor, set, at } = await playerWith(limit)
    actor.send({ type: 'remove the limit' })
    expect(set.asked[0]?.input).toEqual({ ...limitName, amount: null })
    await set.asked[0]?.answer(found(asksToRemove(false)))
    expect(at()).toEqual({ waiting: 'resting' })
  })

  it('Scenario: a page is kept open past the wait: it offers the confirmation once the server says that it is over', async () => {
    const { actor, clock, load, confirm, at } = await playerWith(asksToRemove(false))
    actor.send({ type: 'confirm the raise' })
    expect(confirm.asked).toEqual([])
    clock.increment(60_000)
    await load.asked[1]?.answer(found(asksToRemove(false)))
    expect(at()).toEqual({ waiting: 'resting' })
    actor.send({ type: 'tab.hidden' })
    clock.increment(3_600_000)
    expect(load.asked).toHaveLength(2)
    actor.send({ type: 'tab.shown' })
    await load.asked[2]?.answer(found(removal))
    expect(at()).toBe('asking for the confirmation')
  })

  it('Scenario: the requested amount is entered again after the wait: the confirmation is offered', async () => {
    const { actor, set, at } = await playerWith(confirmableLimit)
    actor.send({ type: 'choose another amount' })
    actor.send({ type: 'set the limit', form: { ...limitName, amount: raisedLimit.amount } })
    await set.asked[0]?.answer(found(confirmableLimit))
    expect(at()).toBe('asking for the confirmation')
  })

  it.each([
    { what: 'the raised limit', asked: confirmableLimit, holds: raisedLimit, state: 'raised' },
    { what: 'no limit any more', asked: removal, holds: null, state: 'raised' },
    { what: 'what held before', asked: confirmableLimit, holds: limit, state: 'lapsed' },
    { what: 'what held before a removal', asked: removal, holds: limit, state: 'lapsed' },
    {
      what: 'the request',
      asked: confirmableLimit,
      holds: confirmableLimit,
      state: 'asking for the confirmation',
    },
    {
      what: 'a later request',
      asked: confirmableLimit,
      holds: waitingLimit,
      state: { waiting: 'resting' },
    },
  ])(
    'Scenario: the answer to a confirmation got lost, and the server has $what',
    async ({ asked, holds, state }) => {
      const { actor, load, confirm, told, at } = await playerWith(asked)
      actor.send({ type: 'confirm the raise' })
      expect(confirm.asked[0]?.input).toEqual(limitName)
      await confirm.asked[0]?.fail({ kind: 'no answer' })
      expect(told).toEqual(['no answer'])
      await load.asked[1]?.answer(found(holds))
      expect(at()).toEqual(state)
    },
  )

  it('Scenario: a request is cancelled while it waits', async () => {
    const { actor, cancel, at } = await playerWith(waitingLimit)
    actor.send({ type: 'cancel the request' })
    expect(cancel.asked[0]?.input).toEqual(limitName)
    await cancel.asked[0]?.answer(found(limit))
    expect(at()).toBe('cancelled')
  })

  it('Scenario: the answer to a first limit is lost: the form has the limit that holds, and can remove it', async () => {
    const { actor, load, set, told, at } = await playerWith(null)
    actor.send({ type: 'set the limit', form: { ...limitName, amount: loweredLimit.amount } })
    await set.asked[0]?.fail({ kind: 'no answer' })
    expect(told).toEqual(['no answer'])
    await load.asked[1]?.answer(found(loweredLimit))
    expect(at()).toBe('filling in')
    expect(actor.getSnapshot().can({ type: 'remove the limit' })).toBe(true)
  })

  it('Scenario: the answer to a cancellation is lost: the player reads that the request is gone', async () => {
    const { actor, load, cancel, at } = await playerWith(waitingLimit)
    actor.send({ type: 'cancel the request' })
    await cancel.asked[0]?.fail({ kind: 'not understood' })
    await load.asked[1]?.answer(found(limit))
    expect(at()).toBe('lapsed')
  })

  it('Scenario: a lower limit is set while a request waits', async () => {
    const { actor, set, at } = await playerWith(waitingLimit)
    actor.send({ type: 'choose another amount' })
    actor.send({ type: 'set the limit', form: { ...limitName, amount: loweredLimit.amount } })
    await set.asked[0]?.answer(found(loweredLimit))
    expect(at()).toBe('set')
  })

  it('Scenario: a limit that was refused stays in the form with the reason', async () => {
    const { actor, set, told, at } = await playerWith(null)
    const refused = { kind: 'refused', message: 'Çok yüksek.', field: 'amount' } as const
    actor.send({ type: 'set the limit', form: { ...limitName, amount: 500 } })
    await set.asked[0]?.fail(refused)
    expect([at(), actor.getSnapshot().context.failure, told]).toEqual(['filling in', refused, ['refused']])
  })
})
