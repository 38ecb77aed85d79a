import { expect, test } from 'vitest'
import { hintEvery, spacedHints } from '#server/seamless/hints.ts'
import { SimulatedClock } from '#tests/hub/simulated-clock.ts'

function heard() {
  const clock = new SimulatedClock()
  const told: number[] = []
  return { clock, told, hints: spacedHints(clock, (playerId) => void told.push(playerId)) }
}

test('Scenario: the first bet is told at once, a storm of bets four times a second, and its end as well', () => {
  const { clock, told, hints } = heard()
  hints.hint(1)
  expect(told).toEqual([1])
  for (let bet = 0; bet < 99; bet++) {
    clock.pass(10)
    hints.hint(1)
  }
  expect(told).toHaveLength(1 + Math.floor(990 / hintEvery))
  clock.pass(hintEvery)
  expect(told).toHaveLength(5)
  clock.pass(hintEvery * 10)
  expect(told).toHaveLength(5)
  hints.hint(1)
  expect(told).toHaveLength(6)
})

test('Scenario: players do not wait for each other', () => {
  const { told, hints } = heard()
  for (const playerId of [1, 2, 1, 3, 2]) hints.hint(playerId)
  expect(told).toEqual([1, 2, 3])
})

test('Scenario: after the server has stopped nothing is told', () => {
  const { clock, told, hints } = heard()
  hints.hint(1)
  hints.hint(1)
  hints.stop()
  clock.pass(hintEvery)
  expect(told).toEqual([1])
})
