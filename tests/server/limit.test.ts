import { describe, expect, test } from 'vitest'
import { firstWait, longestWait, waitFor, type Limit } from '#server/guard/limit.rules.ts'
import * as limits from '#server/guard/limits.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const now = new Date('2026-11-20T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const limit: Limit = { free: 3, most: 6, window: hour }

describe('how long the next try waits', () => {
  test.each([
    ['none yet', [], 0],
    ['two just now', [0, 0], 0],
    ['as many as are free, just now', [0, 0, 0], 15 * second],
    ['the same, ten seconds ago', [10 * second, 10 * second, 10 * second], 5 * second],
    ['one more', [0, 0, 0, 0], 30 * second],
    ['two more', [0, 0, 0, 0, 0], 60 * second],
    ['two more, long ago', [2 * minute, 0, 0, 0, 0], 0],
    ['all', [0, 0, 0, 0, 0, 20 * minute], 40 * minute],
  ])('Scenario: %s', (_what, tries, wait) => {
    expect(waitFor(tries.map(ago), limit, now)).toBe(wait)
  })

  test('Scenario: no wait before the most is longer than a quarter of an hour', () => {
    const long = { free: 1, most: 100, window: day }
    const tries = Array.from({ length: 99 }, () => now)
    expect([firstWait, longestWait, waitFor(tries, long, now)]).toEqual([
      15 * second,
      15 * minute,
      15 * minute,
    ])
  })
})

describe('the figures', () => {
  test('Scenario: the limits are those of decision 014', () => {
    const unslowed = (most: number) => ({ free: most, most, window: hour })
    expect(limits).toMatchObject({
      guessesOfOne: { free: 5, most: 10, window: hour },
      guessesOfAcquainted: { free: 10, most: 30, window: day },
      guessesOfStrangers: { free: 20, most: 50, window: day },
      guessesOfNetwork: { free: 50, most: 100, window: hour },
      lettersOfOne: unslowed(5),
      lettersOfAcquainted: unslowed(10),
      lettersOfStrangers: unslowed(20),
      lettersOfNetwork: unslowed(50),
      messagesOfBrowser: unslowed(5),
      messagesOfPlayer: unslowed(10),
      messagesToNumber: unslowed(5),
      messagesOfNetwork: unslowed(30),
      signUpsOfNetwork: unslowed(20),
    })
  })

  test('Scenario: where three times as many share an address, three times as many tries are free and looked at', () => {
    expect(limits.shared(limits.guessesOfNetwork, 3)).toEqual({ free: 150, most: 300, window: hour })
  })
})
