import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Movement, MovementPage } from '#contract/movement.ts'
import { movementsMachine } from '#machines/movements/movements.machine.ts'
import { depositMoved } from '#charts/flows/given.ts'
import { desk } from './desk.ts'

const noAnswer = { kind: 'no answer' } as const
const moved = (id: number): Movement => ({ ...depositMoved, id })
const page = (total: number, ...ids: number[]): MovementPage => ({
  total,
  balance: total,
  withdrawable: 0,
  held: 0,
  list: ids.map(moved),
})

function start() {
  const ledger = desk<MovementPage, { skip: number }>()
  const shown: Failure[] = []
  const machine = movementsMachine.provide({
    actors: { 'load the movements': ledger.logic },
    actions: { 'show the failure': (_, { failure }) => shown.push(failure) },
  })
  const actor = createActor(machine).start()
  const ids = () => actor.getSnapshot().context.list.map(({ id }) => id)
  const skips = () => ledger.asked.map(({ input }) => input.skip)
  const is = (state: 'list' | 'nothing moved' | 'unavailable' | 'loading') =>
    actor.getSnapshot().matches(state)
  return { actor, ledger, shown, ids, skips, is }
}

describe(movementsMachine.id, () => {
  it('Scenario: the newest come first, older ones below, and there the list ends', async () => {
    const { actor, ledger, ids, skips, is } = start()
    await ledger.asked[0]?.answer(page(3, 3, 2))
    actor.send({ type: 'show more' })
    await ledger.asked[1]?.answer(page(3, 1))
    expect(ids()).toEqual([3, 2, 1])
    actor.send({ type: 'show more' })
    expect(skips()).toEqual([0, 2])
    expect(is('list')).toBe(true)
  })

  it('Scenario: older ones bring the balance of now', async () => {
    const { actor, ledger } = start()
    await ledger.asked[0]?.answer(page(3, 3, 2))
    actor.send({ type: 'show more' })
    await ledger.asked[1]?.answer({ ...page(3, 1), balance: 90, withdrawable: 40 })
    expect(actor.getSnapshot().context.standing).toEqual({ balance: 90, withdrawable: 40, held: 0 })
  })

  it('Scenario: what changes while the list stands there comes on top of it', async () => {
    const { actor, ledger, ids } = start()
    await ledger.asked[0]?.answer(page(2, 2, 1))
    actor.send({ type: 'hub.balance changed' })
    expect(ids()).toEqual([2, 1])
    await ledger.asked[1]?.answer(page(3, 3, 2))
    expect(ids()).toEqual([3, 2, 1])
    expect(actor.getSnapshot().context.standing).toEqual({ balance: 3, withdrawable: 0, held: 0 })
  })

  it('Scenario: more has changed than a page holds: the list begins anew, without a gap', async () => {
    const { actor, ledger, ids, skips } = start()
    await ledger.asked[0]?.answer(page(2, 2, 1))
    actor.send({ type: 'hub.connected' })
    await ledger.asked[1]?.answer(page(6, 6, 5))
    expect(ids()).toEqual([6, 5])
    actor.send({ type: 'show more' })
    expect(skips()).toEqual([0, 0, 2])
  })

  it('Scenario: bets one after the other ask one question at a time, and the last word is the newest', async () => {
    const { actor, ledger, ids, skips } = start()
    actor.send({ type: 'hub.balance changed' })
    actor.send({ type: 'hub.balance changed' })
    expect(skips()).toEqual([0])
    await ledger.asked[0]?.answer(page(1, 1))
    expect(skips()).toEqual([0, 0])
    await ledger.asked[1]?.answer(page(3, 3, 2, 1))
    expect(ids()).toEqual([3, 2, 1])
    expect(skips()).toHaveLength(2)
  })

  it('Scenario: a bet while older ones are on their way: both come, each movement once', async () => {
    const { actor, ledger, ids, skips } = start()
    await ledger.asked[0]?.answer(page(4, 4, 3))
    actor.send({ type: 'show more' })
    actor.send({ type: 'hub.balance changed' })
    await ledger.asked[1]?.answer(page(5, 3, 2))
    await ledger.asked[2]?.answer(page(5, 5, 4))
    expect(ids()).toEqual([5, 4, 3, 2])
    actor.send({ type: 'show more' })
    expect(skips()).toEqual([0, 2, 0, 4])
  })

  it('Scenario: older ones do not come: the player is told, and what is there stays', async () => {
    const { actor, ledger, shown, ids, is } = start()
    await ledger.asked[0]?.answer(page(3, 3, 2))
    actor.send({ type: 'show more' })
    await ledger.asked[1]?.fail(noAnswer)
    expect(shown).toEqual([noAnswer])
    expect(ids()).toEqual([3, 2])
    expect(is('list')).toBe(true)
  })

  it('Scenario: nothing comes, and then there is nothing; the first deposit is seen at once', async () => {
    const { actor, ledger, ids, is } = start()
    await ledger.asked[0]?.fail(noAnswer)
    expect(is('unavailable')).toBe(true)
    expect(actor.getSnapshot().context.failure).toEqual(noAnswer)
    actor.send({ type: 'try again' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await ledger.asked[1]?.answer(page(0))
    expect(is('nothing moved')).toBe(true)
    actor.send({ type: 'hub.balance changed' })
    await ledger.asked[2]?.answer(page(1, 1))
    expect(ids()).toEqual([1])
  })
})
