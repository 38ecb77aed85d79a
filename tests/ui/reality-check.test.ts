import { expect, it } from 'vitest'
import { anHourOfPlay } from '#charts/flows/check.given.ts'
import { intervalsOf } from '#src/flows/reality-check/intervals.ts'

it.each([
  [{ shortest: 10, longest: 120, every: 60 }, [10, 20, 30, 60, 120]],
  [{ shortest: 10, longest: 60, every: 60 }, [10, 20, 30, 60]],
  [{ shortest: 15, longest: 45, every: 40 }, [20, 30, 40]],
])(
  'Scenario: with %o a player is offered the usual intervals that the law allows, and the one that holds',
  (bounds, offered) => {
    expect(intervalsOf({ ...anHourOfPlay.check, ...bounds })).toEqual(offered)
  },
)
