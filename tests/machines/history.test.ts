import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { roundStatus, type Round, type RoundFilter, type RoundPage } from '#contract/round.ts'
import { historyMachine, noFilter } from '#machines/history/history.machine.ts'
import type { HistoryFilter, HistoryEntries } from '#machines/history/history.ts'
import { lost } from '#charts/flows/given.ts'
import { desk } from './desk.ts'

interface Rounds {
  item: Round
  kind: RoundFilter['kind']
  status: Round['status']
  sum: RoundPage['sum']
}
type Filter = HistoryFilter<Rounds>

const item = (id: number): Round => ({ ...lost, id })
const noAnswer = { kind: 'no answer' } as const
const refused = { kind: 'refused', message: 'Not now.' } as const

function start() {
  const first = desk<HistoryEntries<Rounds>, { filter: Filter }>()
  const next = desk<HistoryEntries<Rounds>, { filter: Filter; skip: number }>()
  const all = desk<Round[], { filter: Filter }>()
  /** Failures, and the ids of the items in each saved file. */
  const done: unknown[] = []
  const machine = historyMachine<Rounds>().provide({
    actors: {
      'load the history': first.logic,
      'load the next page': next.logic,
      'gather the history': all.logic,
    },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure),
      'save the file': (_, { list }) => done.push(list.map(({ id }) => id)),
    },
  })
  const actor = createActor(machine).start()
  const shown = () => actor.getSnapshot().context
  const ids = () => shown().list.map(({ id }) => id)
  return { actor, first, next, all, done, shown, ids }
}

describe('history', () => {
  it('Scenario: the filter changes and is cleared while the list is coming, and the late answer to the old one is not shown', async () => {
    const { actor, first, ids } = start()
    actor.send({ type: 'choose the kind', kind: 2 })
    actor.send({ type: 'choose the last day', day: '2026-01-31' })
    actor.send({ type: 'clear the filter' })
    expect(first.asked.map(({ input }) => input.filter)).toEqual([
      noFilter,
      { ...noFilter, kind: 2 },
      { ...noFilter, kind: 2, to: '2026-01-31' },
      noFilter,
    ])
    await first.asked[3]?.answer({ total: 1, list: [item(9)] })
    await first.asked[2]?.answer({ total: 1, list: [item(1)] })
    expect(ids()).toEqual([9])
  })

  it('Scenario: a new round pushes one on to the next page, and it is shown once', async () => {
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
    actor.send({ type: 'choose the status', status: roundStatus.Completed })
    await first.asked[1]?.answer({ total: 3, list: [item(3)] })
    actor.send({ type: 'download' })
    actor.send({ type: 'download' })
    expect(all.asked.map(({ input }) => input.filter)).toEqual([
      { ...noFilter, status: roundStatus.Completed },
    ])
    await all.asked[0]?.answer([item(3), item(2), item(1)])
    expect(done).toEqual([[3, 2, 1]])
  })
  it('Scenario: the sums are those of the filter that is chosen, and of the last page that came', async () => {
    const { actor, first, next, shown } = start()
    await first.asked[0]?.answer({ total: 1, sum: { bet: 10, win: 0 }, list: [item(1)] })
    expect(shown().sum).toEqual({ bet: 10, win: 0 })
    actor.send({ type: 'choose the kind', kind: 1 })
    await first.asked[1]?.answer({ total: 3, sum: { bet: 30, win: 0 }, list: [item(3), item(2)] })
    expect(shown().sum).toEqual({ bet: 30, win: 0 })
    actor.send({ type: 'show more' })
    await next.asked[0]?.answer({ total: 4, sum: { bet: 40, win: 5 }, list: [item(2), item(1)] })
    expect(shown().sum).toEqual({ bet: 40, win: 5 })
  })

  it('Scenario: the file is refused while the list stays, and can be asked again', async () => {
    const { actor, first, all, done, ids } = start()
    await first.asked[0]?.answer({ total: 2, list: [item(2)] })
    actor.send({ type: 'download' })
    await all.asked[0]?.fail(refused)
    expect(ids()).toEqual([2])
    actor.send({ type: 'download' })
    await all.asked[1]?.answer([item(2), item(1)])
    expect(done).toEqual([refused, [2, 1]])
  })
})
