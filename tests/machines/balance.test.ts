import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Standing } from '#contract/user.ts'
import { balanceMachine } from '#machines/balance/balance.machine.ts'
import { desk } from './desk.ts'

/** Milliseconds. */
const poll = 10_000

/** The withdrawable part is always the same. */
const has = (balance: number): Standing => ({ balance, withdrawable: 50 })

function start() {
  const bank = desk<Standing>()
  const clock = new SimulatedClock()
  const machine = balanceMachine.provide({
    actors: { 'get the balance': bank.logic, 'watch the tab': fromCallback(() => undefined) },
  })
  const actor = createActor(machine, { input: { balance: 250, withdrawable: null }, clock }).start()
  return { actor, bank, clock, shown: () => actor.getSnapshot().context.balance }
}

describe(balanceMachine.id, () => {
  it('Scenario: the balance of the session is shown until the server has answered', async () => {
    const { bank, shown } = start()
    expect(shown()).toBe(250)
    await bank.asked[0]?.answer(has(300))
    expect(shown()).toBe(300)
  })

  // @holds F15
  it('Scenario: the balance is asked for again 10 seconds after each answer, and not before', async () => {
    const { bank, clock } = start()
    await bank.asked[0]?.answer(has(300))
    clock.increment(poll - 1)
    expect(bank.asked).toHaveLength(1)
    clock.increment(1)
    expect(bank.asked).toHaveLength(2)
  })

  it('Scenario: the hub reports a change while an answer is late, and the newer answer is the one that stays', async () => {
    const { actor, bank, shown } = start()
    actor.send({ type: 'hub.balance changed' })
    actor.send({ type: 'hub.balance changed' })
    expect(bank.asked).toHaveLength(1)
    await bank.asked[0]?.answer(has(200))
    expect(bank.asked).toHaveLength(2)
    await bank.asked[1]?.answer(has(150))
    await bank.asked[0]?.answer(has(200))
    expect(shown()).toBe(150)
    expect(actor.getSnapshot().matches({ question: 'watching' })).toBe(true)
  })

  it('Scenario: the server does not answer, the old balance is marked stale and asked for again', async () => {
    const { actor, bank, clock, shown } = start()
    await bank.asked[0]?.fail({ kind: 'no answer' })
    expect(actor.getSnapshot().hasTag('stale')).toBe(true)
    expect(shown()).toBe(250)
    clock.increment(poll)
    await bank.asked[1]?.answer(has(90))
    expect(actor.getSnapshot().hasTag('stale')).toBe(false)
    expect(actor.getSnapshot().context).toEqual({ balance: 90, withdrawable: 50, failure: null })
  })
  it('Scenario: nothing is asked while the tab is hidden, and at once when it is shown again', async () => {
    const { actor, bank, clock, shown } = start()
    await bank.asked[0]?.answer(has(300))
    actor.send({ type: 'tab.hidden' })
    clock.increment(10 * poll)
    expect(bank.asked).toHaveLength(1)
    actor.send({ type: 'tab.shown' })
    expect(bank.asked).toHaveLength(2)
    await bank.asked[1]?.answer(has(120))
    expect(shown()).toBe(120)
    clock.increment(poll)
    expect(bank.asked).toHaveLength(3)
  })

  it('Scenario: a hidden tab that the server did not answer asks again only when it is shown', async () => {
    const { actor, bank, clock } = start()
    actor.send({ type: 'tab.hidden' })
    await bank.asked[0]?.fail({ kind: 'no answer' })
    clock.increment(10 * poll)
    expect(bank.asked).toHaveLength(1)
    actor.send({ type: 'tab.shown' })
    expect(bank.asked).toHaveLength(2)
  })

  it('Scenario: the hub reports a change to a hidden tab, which asks once and then rests', async () => {
    const { actor, bank, clock, shown } = start()
    await bank.asked[0]?.answer(has(300))
    actor.send({ type: 'tab.hidden' })
    actor.send({ type: 'hub.balance changed' })
    await bank.asked[1]?.answer(has(40))
    expect(shown()).toBe(40)
    clock.increment(10 * poll)
    expect(bank.asked).toHaveLength(2)
  })

  it('Scenario: the tab is shown while an answer is late, and a newer answer follows it', async () => {
    const { actor, bank, shown } = start()
    actor.send({ type: 'tab.hidden' })
    actor.send({ type: 'tab.shown' })
    expect(bank.asked).toHaveLength(1)
    await bank.asked[0]?.answer(has(200))
    await bank.asked[1]?.answer(has(150))
    expect(shown()).toBe(150)
    expect(bank.asked).toHaveLength(2)
  })
})
