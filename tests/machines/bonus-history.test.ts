import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ClaimedBonus } from '#contract/bonus.ts'
import {
  bonusHistoryMachine,
  noFilter,
  type Filter,
  type Page,
} from '#machines/bonus-history/bonus-history.machine.ts'
import { requested } from '#charts/flows/given.ts'
import { desk } from './desk.ts'

const item = (id: number): ClaimedBonus => ({ ...requested, id })
const noAnswer = { kind: 'no answer' } as const

function start() {
  const first = desk<Page, { filter: Filter }>()
  const next = desk<Page, { filter: Filter; skip: number }>()
  const told: unknown[] = []
  const machine = bonusHistoryMachine.provide({
    actors: { 'load the history': first.logic, 'load the next page': next.logic },
    actions: { 'show the failure': (_, { failure }) => told.push(failure) },
  })
  const actor = createActor(machine).start()
  const ids = () => actor.getSnapshot().context.list.map(({ id }) => id)
  return { actor, first, next, told, ids }
}

describe(bonusHistoryMachine.id, () => {
  it('Scenario: the filter changes while the list is coming, and the late answer to the old one is not shown', async () => {
    const { actor, first, ids } = start()
    actor.send({ type: 'choose the status', status: 'expired' })
    actor.send({ type: 'choose the first day', day: '2026-01-01' })
    actor.send({ type: 'clear the filter' })
    expect(first.asked.map(({ input }) => input.filter)).toEqual([
      noFilter,
      { ...noFilter, status: 'expired' },
      { ...noFilter, status: 'expired', from: '2026-01-01' },
      noFilter,
    ])
    await first.asked[3]?.answer({ total: 1, list: [item(9)] })
    await first.asked[1]?.answer({ total: 1, list: [item(1)] })
    expect(ids()).toEqual([9])
  })

  it('Scenario: a new bonus pushes one on to the next page, and it is shown once', async () => {
    const { actor, first, next, ids } = start()
    await first.asked[0]?.answer({ total: 3, list: [item(3), item(2)] })
    actor.send({ type: 'show more' })
    actor.send({ type: 'show more' })
    expect(next.asked.map(({ input }) => input.skip)).toEqual([2])
    await next.asked[0]?.answer({ total: 4, list: [item(2), item(1)] })
    expect(ids()).toEqual([3, 2, 1])
    actor.send({ type: 'show more' })
    expect(next.asked).toHaveLength(1)
  })

  it('Scenario: the next page does not come, so what is there stays and can be asked on', async () => {
    const { actor, first, next, told, ids } = start()
    await first.asked[0]?.answer({ total: 2, list: [item(2)] })
    actor.send({ type: 'show more' })
    await next.asked[0]?.fail(noAnswer)
    expect(told).toEqual([noAnswer])
    expect(ids()).toEqual([2])
    actor.send({ type: 'show more' })
    expect(next.asked).toHaveLength(2)
  })
})
