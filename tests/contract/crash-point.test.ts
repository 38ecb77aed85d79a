import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  crashPointOf,
  furthest,
  houseEdgePercent,
  multiplierAt,
  outcomeText,
  timeOf,
} from '#sandbox/contract/crash-point.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('where the plane of a crash game flies away', () => {
  test.each([
    ['0000000000000', 100],
    ['07ae147ae147a', 100],
    ['0a3d70a3d70a3', 101],
    ['8000000000000', 194],
    ['c000000000000', 388],
    ['ffbe76c8b4395', 96_999],
    ['fffffffffffff', furthest],
  ])('the digest %s… is %i hundredths', (digest, point) => {
    expect(crashPointOf(digest.padEnd(64, '0'))).toBe(point)
  })

  test('the outcome of a round is that of seed, game and number, as anybody can write it', () => {
    const text = outcomeText('ab'.repeat(32), 'aviator', 7)
    expect(text).toBe(`${'ab'.repeat(32)}:aviator:7`)
    expect(crashPointOf(sha256(text))).toBe(crashPointOf(sha256(text)))
  })

  test('the operator keeps three percent, whatever multiplier a player aims at', () => {
    const rounds = 400_000
    const points = Array.from({ length: rounds }, (_, round) =>
      crashPointOf(sha256(outcomeText('a seed for measuring', 'aviator', round))),
    )
    for (const aim of [101, 120, 150, 200, 500, 1_000]) {
      const reached = points.filter((point) => point >= aim).length / rounds
      const chance = (100 - houseEdgePercent) / aim
      // Five standard deviations. The seeds are fixed, so the test never fails at random.
      const tolerance = 5 * Math.sqrt((chance * (1 - chance)) / rounds)
      expect(Math.abs(reached - chance), `aiming at ${aim}`).toBeLessThan(tolerance)
    }
  })

  test('the plane climbs as the clock says: it stands at a figure from one millisecond on, and not before', () => {
    expect([0, 1_000, 5_000, 10_000, 60_000].map(multiplierAt)).toEqual([100, 109, 156, 245, 22_140])
    expect(multiplierAt(10 * 60_000)).toBe(furthest)
    for (const figure of [101, 102, 150, 199, 200, 1_000, 12_345, furthest]) {
      const time = timeOf(figure)
      expect(multiplierAt(time)).toBeGreaterThanOrEqual(figure)
      expect(multiplierAt(time - 1)).toBeLessThan(figure)
    }
    expect(timeOf(100)).toBe(0)
  })
})
