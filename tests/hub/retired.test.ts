import { expect, test } from 'vitest'
import { Retired } from '#server/hub/retired.ts'
import { SimulatedClock } from './simulated-clock.ts'

test('Scenario: a retired id is remembered for a minute after it was last retired', () => {
  const clock = new SimulatedClock()
  const retired = new Retired<string>(clock, 60_000)
  retired.add('a')
  retired.add('b')
  clock.pass(59_999)
  retired.add('a')
  expect(['a', 'b', 'c'].map((id) => retired.has(id))).toEqual([true, true, false])
  clock.pass(1)
  expect(['a', 'b'].map((id) => retired.has(id))).toEqual([true, false])
  clock.pass(59_999)
  retired.add('c')
  expect(['a', 'b', 'c'].map((id) => retired.has(id))).toEqual([false, false, true])
})
