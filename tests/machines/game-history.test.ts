import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Round } from '#contract/round.ts'
import {
  gameHistoryMachine,
  noFilter,
  type Filter,
  type Page,
} from '#machines/game-history/game-history.machine.ts'
import { lost } from '#charts/flows/given.ts'
import { historyDesks } from './history-desks.ts'

const round = (id: number): Round => ({ ...lost, id })
const refused = { kind: 'refused', message: 'Not now.' } as const

function start() {
  const { provided, ...desks } = historyDesks<Filter, Page, Round>()
  const actor = createActor(gameHistoryMachine.provide(provided)).start()
  const shown = () => {
    const { list, sum } = actor.getSnapshot().context
    return { ids: list.map(({ id }) => id), sum }
  }
  return { actor, ...desks, shown }
}

describe(gameHistoryMachine.id, () => {
  it('Scenario: the sums are those of the filter that is chosen', async () => {
    const { actor, first, shown } = start()
    await first.asked[0]?.answer({ total: 1, sum: { bet: 10, win: 0 }, list: [round(1)] })
    expect(shown()).toEqual({ ids: [1], sum: { bet: 10, win: 0 } })
    actor.send({ type: 'choose the kind', kind: 1 })
    expect(first.asked[1]?.input.filter).toEqual({ ...noFilter, kind: 1 })
    await first.asked[1]?.answer({ total: 0, sum: { bet: 0, win: 0 }, list: [] })
    expect(shown()).toEqual({ ids: [], sum: { bet: 0, win: 0 } })
  })

  it('Scenario: a round is played meanwhile: the next page shows each once, and the sums count it', async () => {
    const { actor, first, next, shown } = start()
    await first.asked[0]?.answer({ total: 3, sum: { bet: 30, win: 0 }, list: [round(3), round(2)] })
    actor.send({ type: 'show more' })
    expect(next.asked[0]?.input).toEqual({ filter: noFilter, skip: 2 })
    await next.asked[0]?.answer({ total: 4, sum: { bet: 40, win: 5 }, list: [round(2), round(1)] })
    expect(shown()).toEqual({ ids: [3, 2, 1], sum: { bet: 40, win: 5 } })
  })

  it('Scenario: the file is gathered by the filter while the list stays; a refusal is shown and it can be asked again', async () => {
    const { actor, first, all, done, shown } = start()
    actor.send({ type: 'choose the status', status: 3 })
    await first.asked[1]?.answer({ total: 2, sum: { bet: 0, win: 0 }, list: [round(2)] })
    actor.send({ type: 'download' })
    expect(all.asked[0]?.input.filter).toEqual({ ...noFilter, status: 3 })
    await all.asked[0]?.fail(refused)
    expect(shown().ids).toEqual([2])
    actor.send({ type: 'download' })
    await all.asked[1]?.answer([round(2), round(1)])
    expect(done).toEqual([refused, [2, 1]])
  })
})
