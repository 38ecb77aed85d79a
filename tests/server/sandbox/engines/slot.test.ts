import { describe, expect, test } from 'vitest'
import { lines, pays, reels, symbolCount, wild } from '#sandbox/server/engines/slot.reels.ts'
import { lineWin, slot } from '#sandbox/server/engines/slot.ts'
import { returns } from '#sandbox/server/table/returns.ts'
import { drawing } from '#tests/server/setup/drawn.ts'
import { told } from '#tests/server/setup/told-return.ts'

describe('reels', () => {
  test('Scenario: the slot returns what its studio tells on average and pays on three of a hundred lines, over every line that can come', () => {
    let returned = 0
    let paid = 0
    const walk = (reel: number, symbols: readonly number[], chance: number) => {
      const strip = reels[reel]
      if (!strip) {
        const won = lineWin(symbols).pays
        returned += won * chance
        paid += won > 0 ? chance : 0
        return
      }
      for (let symbol = 0; symbol < symbolCount; symbol++) {
        const often = strip.filter((each) => each === symbol).length
        if (often > 0) walk(reel + 1, [...symbols, symbol], (chance * often) / strip.length)
      }
    }
    walk(0, [], 1)
    expect(told(returned)).toBe(returns.slot.most)
    expect(paid).toBeCloseTo(0.036, 3)
  })

  test.each([
    [[3, 3, 3, 4, 5], 3, 3],
    [[3, wild, 3, 3, 5], 3, 4],
    [[wild, wild, 6, 6, 6], 6, 5],
    [[wild, wild, wild, wild, wild], wild, 5],
    [[4, 3, 3, 3, 3], 4, 1],
    [[wild, 2, wild, 3, 3], 2, 3],
  ])('Scenario: %j on a line', (symbols, symbol, count) => {
    expect(lineWin(symbols)).toEqual({ symbol, count, pays: count < 3 ? 0 : pays[symbol]?.[count - 3] })
  })

  test('Scenario: the reels stop as chance says, and every line that pays is told', () => {
    const stops = reels.map((reel) => reel.indexOf(wild))
    const state = slot.deal({ stake: 1_000 }, drawing(...stops))
    const { reels: shown, wins } = slot.view(state)
    expect(shown.map(([top]) => top)).toEqual([wild, wild, wild, wild, wild])
    expect(wins.find(({ line }) => line === 1)).toEqual({ line: 1, symbol: wild, count: 5, won: 2_000 })
    expect(slot.wonIn(state)).toBe(wins.reduce((all, { won }) => all + won * 100, 0))
  })

  test('Scenario: ten lines, none like another, all within three rows', () => {
    expect(new Set(lines.map((line) => line.join())).size).toBe(10)
    expect(lines.flat().every((row) => row >= 0 && row <= 2)).toBe(true)
    expect(slot.bets.safeParse({ stake: 1.05 }).success).toBe(false)
    expect(slot.bets.safeParse({ stake: 1.1 }).success).toBe(true)
  })
})
