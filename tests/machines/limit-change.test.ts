import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
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

const opens = '2026-01-05T10:00:00.000Z'
const before = (moment: string) => new Date(Date.parse(moment) - 1).toISOString()
const found = (one: Limit | null, now = opens): FoundLimit => ({ limit: one, raiseWait: 24, now })
const removal: Limit = {
  ...limit,
  request: { amount: null, confirmableFrom: opens, lapsesAt: '2026-01-06T10:00:00.000Z' },
}

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
    },
    actions: { 'show the failure': (_, { failure }) => told.push(failure.kind) },
  })
  const actor = createActor(machine, { input: { name: limitName } }).start()
  return { actor, load, set, confirm, cancel, told, at: () => actor.getSnapshot().value }
}

async function playerWith(one: Limit | null, now = opens) {
  const given = start()
  await given.load.asked[0]?.answer(found(one, now))
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
    await set.asked[0]?.answer(found(removal, before(opens)))
    expect(at()).toBe('waiting')
  })

  it.each([
    { when: 'a millisecond before its moment', now: before(opens), state: 'waiting' },
    { when: 'from its moment on', now: opens, state: 'asking for the confirmation' },
  ])('Scenario: a request can be confirmed from its moment on: $when', async ({ now, state }) => {
    const { actor, confirm, at } = await playerWith(removal, now)
    expect(at()).toBe(state)
    actor.send({ type: 'confirm the raise' })
    expect(confirm.asked).toHaveLength(state === 'waiting' ? 0 : 1)
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
    { what: 'a later request', asked: confirmableLimit, holds: waitingLimit, state: 'waiting' },
  ])(
    'Scenario: the answer to a confirmation got lost, and the server has $what',
    async ({ asked, holds, state }) => {
      const { actor, load, confirm, told, at } = await playerWith(asked)
      actor.send({ type: 'confirm the raise' })
      expect(confirm.asked[0]?.input).toEqual(limitName)
      await confirm.asked[0]?.fail({ kind: 'no answer' })
      expect(told).toEqual(['no answer'])
      await load.asked[1]?.answer(found(holds))
      expect(at()).toBe(state)
    },
  )

  it('Scenario: a request is cancelled while it waits', async () => {
    const { actor, cancel, at } = await playerWith(waitingLimit)
    actor.send({ type: 'cancel the request' })
    expect(cancel.asked[0]?.input).toEqual(limitName)
    await cancel.asked[0]?.answer(found(limit))
    expect(at()).toBe('cancelled')
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
