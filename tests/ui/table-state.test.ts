import { expect, test } from 'vitest'
import type { Entered, Played, TableRound } from '#sandbox/contract/table.ts'
import { isWin } from '#sandbox/pages/table/kind.ts'
import { nextState, sittingDown, type TableEvent } from '#sandbox/pages/table/table.state.ts'

const first: TableRound = { id: '6b1f2a52-6a0c-4f0e-9b57-1b3f0a6a2f10', staked: 10, won: null, view: null }
const cycle = 2_500
const entered: Extract<Entered, { done: true }> = {
  done: true,
  player: 'Ada',
  game: { code: 'a', name: 'A', kind: 'slot', setup: null },
  balance: 100,
  cycle,
  open: null,
  recent: [],
}
const kind = { Table: () => null, moves: () => 0 }
const answer = (round: TableRound): Played => ({ done: true, round, balance: 90 })
const doing = (...events: TableEvent[]) => {
  const state = events.reduce(nextState, sittingDown)
  return state.at === 'seated' ? state.doing : state.at
}

test('Scenario: a new round waits until the cycle has ended; an open round continues at once', () => {
  const begun: TableEvent[] = [{ type: 'entered', answer: entered, kind }, { type: 'asked' }]
  const opened: TableEvent[] = [...begun, { type: 'answered', answer: answer(first), at: 1_000 }]
  expect(doing(...opened, { type: 'shown', at: 1_100 })).toBe('nothing')
  const over = { ...first, won: 0 }
  const ended: TableEvent[] = [...opened, { type: 'answered', answer: answer(over), at: 2_000 }]
  expect(doing(...ended, { type: 'shown', at: 1_000 + cycle - 1 })).toBe('resting')
  expect(doing(...ended, { type: 'shown', at: 1_000 + cycle })).toBe('nothing')
  expect(doing(...ended, { type: 'shown', at: 2_000 }, { type: 'rested' })).toBe('nothing')
})

test('Scenario: a return of the stake or less is not shown as a win', () => {
  expect([null, 0, 9.99, 10, 10.01].map((won) => isWin({ ...first, won }))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})
