import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { TransactionItem } from '#contract/transaction.ts'
import {
  financialHistoryMachine,
  noFilter,
  type Filter,
  type Page,
} from '#machines/financial-history/financial-history.machine.ts'
import { deposited as given } from '#charts/flows/given.ts'
import { historyDesks } from './history-desks.ts'

const item = (id: number): TransactionItem => ({ ...given, id })
const noAnswer = { kind: 'no answer' } as const

function start() {
  const { provided, ...desks } = historyDesks<Filter, Page, TransactionItem>()
  const actor = createActor(financialHistoryMachine.provide(provided)).start()
  const ids = () => actor.getSnapshot().context.list.map(({ id }) => id)
  return { actor, ...desks, ids }
}

describe(financialHistoryMachine.id, () => {
  it('Scenario: the filter changes while the list is coming, and the late answer to the old one is not shown', async () => {
    const { actor, first, ids } = start()
    actor.send({ type: 'choose the kind', kind: 2 })
    actor.send({ type: 'choose the last day', day: '2026-01-31' })
    expect(first.asked.map(({ input }) => input.filter)).toEqual([
      noFilter,
      { ...noFilter, kind: 2 },
      { ...noFilter, kind: 2, to: '2026-01-31' },
    ])
    await first.asked[2]?.answer({ total: 1, list: [item(9)] })
    await first.asked[0]?.answer({ total: 1, list: [item(1)] })
    expect(ids()).toEqual([9])
  })

  it('Scenario: a new payment pushes one on to the next page, and it is shown once', async () => {
    const { actor, first, next, ids } = start()
    await first.asked[0]?.answer({ total: 4, list: [item(4), item(3)] })
    actor.send({ type: 'show more' })
    actor.send({ type: 'show more' })
    expect(next.asked.map(({ input }) => input.skip)).toEqual([2])
    await next.asked[0]?.answer({ total: 5, list: [item(3), item(2)] })
    actor.send({ type: 'show more' })
    expect(next.asked[1]?.input.skip).toBe(4)
    await next.asked[1]?.answer({ total: 5, list: [item(1)] })
    expect(ids()).toEqual([4, 3, 2, 1])
    actor.send({ type: 'show more' })
    expect(next.asked).toHaveLength(2)
  })

  it('Scenario: the next page does not come, so what is there stays and can be asked on', async () => {
    const { actor, first, next, done, ids } = start()
    await first.asked[0]?.answer({ total: 2, list: [item(2)] })
    actor.send({ type: 'show more' })
    await next.asked[0]?.fail(noAnswer)
    expect(done).toEqual([noAnswer])
    expect(ids()).toEqual([2])
    actor.send({ type: 'show more' })
    expect(next.asked).toHaveLength(2)
  })

  it('Scenario: the list does not come, and is asked for again', async () => {
    const { actor, first } = start()
    await first.asked[0]?.fail(noAnswer)
    expect(actor.getSnapshot().context.failure).toEqual(noAnswer)
    actor.send({ type: 'try again' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await first.asked[1]?.answer({ total: 0, list: [] })
    expect(actor.getSnapshot().matches({ showing: 'nothing found' })).toBe(true)
  })

  it('Scenario: the file holds what the filter shows, all of it; of nothing there is no file', async () => {
    const { actor, first, all, done } = start()
    actor.send({ type: 'download' })
    expect(all.asked).toEqual([])
    actor.send({ type: 'choose the status', status: 1 })
    await first.asked[1]?.answer({ total: 3, list: [item(3)] })
    actor.send({ type: 'download' })
    actor.send({ type: 'download' })
    expect(all.asked.map(({ input }) => input.filter)).toEqual([{ ...noFilter, status: 1 }])
    await all.asked[0]?.answer([item(3), item(2), item(1)])
    expect(done).toEqual([[3, 2, 1]])
  })
})
