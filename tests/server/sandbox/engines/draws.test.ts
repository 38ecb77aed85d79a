import { describe, expect, test } from 'vitest'
import { bingo, prizeOf } from '#sandbox/server/engines/bingo.ts'
import { bingoCard } from '#sandbox/server/engines/bingo.card.ts'
import { keno } from '#sandbox/server/engines/keno.ts'
import { ways } from '#tests/server/setup/ways.ts'
import { bingo75, bingo90 } from '#sandbox/server/table/bingo.setups.ts'
import { keno40, keno80, lottery6, lottery7 } from '#sandbox/server/table/keno.setups.ts'
import { returns } from '#sandbox/server/table/returns.ts'
import { drawing } from '#tests/server/setup/drawn.ts'
import { told } from '#tests/server/setup/told-return.ts'

const stake = 1_000
const zeros = (count: number) => Array.from({ length: count }, () => 0)

describe('keno and lotteries', () => {
  test.each([
    ['eighty balls', keno80, returns.keno80],
    ['forty balls', keno40, returns.keno40],
    ['six numbers', lottery6, returns.lottery6],
    ['seven numbers', lottery7, returns.lottery7],
  ])('Scenario: %s: what the worst and the best number of picks return on average', (_name, setup, rtp) => {
    const { numbers, drawn, picks, pays } = setup
    const averages = Array.from({ length: picks.most - picks.least + 1 }, (_, index) => {
      const count = picks.least + index
      return (pays[count] ?? []).reduce(
        (sum, times, hits) =>
          sum + (times * ways(drawn, hits) * ways(numbers - drawn, count - hits)) / ways(numbers, count),
        0,
      )
    }).map(told)
    expect({ least: Math.min(...averages), most: Math.max(...averages) }).toEqual(rtp)
  })

  test('Scenario: four numbers, three of them drawn', () => {
    const game = keno(keno80)
    const state = game.deal({ stake, picks: [1, 2, 3, 80] }, drawing(...zeros(20)))
    expect(game.view(state)).toMatchObject({ hits: 3, picks: [1, 2, 3, 80] })
    expect(game.wonIn(state)).toBe(6 * stake)
  })

  test('Scenario: numbers that are not on the board, twice the same, or too few', () => {
    const game = keno(lottery6)
    for (const picks of [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 37],
      [1, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ])
      expect(game.bets.safeParse({ stake: 10, picks }).success).toBe(false)
    expect(game.bets.safeParse({ stake: 10, picks: [1, 2, 3, 4, 5, 36] }).success).toBe(true)
  })
})

describe('bingo', () => {
  test.each([
    ['ninety balls', bingo90, returns.bingo90],
    ['seventy-five balls', bingo75, returns.bingo75],
  ])('Scenario: what a card of %s returns on average', (_name, setup, rtp) => {
    const full = [5, 10, 15].map(
      (count) => ways(setup.balls - count, setup.drawn - count) / ways(setup.balls, setup.drawn),
    )
    const [one = 0, two = 0, three = 0] = full
    const chances = { line: 3 * (one - 2 * two + three), 'two lines': 3 * (two - three), 'full house': three }
    const average =
      chances.line * setup.pays.line +
      chances['two lines'] * setup.pays['two lines'] +
      chances['full house'] * setup.pays['full house']
    expect(told(average)).toBe(rtp.most)
  })

  test.each([90, 75])(
    'Scenario: a card of %i balls has three rows of five numbers, each where it belongs',
    (balls) => {
      let seed = 7
      const draw = (bound: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        return seed % bound
      }
      const wide = balls === 75 ? 15 : 10
      for (let card = 0; card < 500; card++) {
        const rows = bingoCard(balls, draw)
        const all = rows.flat().filter((number) => number !== null)
        expect(rows.map((row) => row.filter((number) => number !== null).length)).toEqual([5, 5, 5])
        expect(new Set(all).size).toBe(15)
        for (const row of rows)
          for (const [column, number] of row.entries()) {
            if (number === null) continue
            const first = balls === 75 ? column * wide + 1 : Math.max(1, column * wide)
            const last = balls === 75 ? (column + 1) * wide : column === 8 ? 90 : column * wide + 9
            expect([number >= first, number <= last]).toEqual([true, true])
          }
        if (balls === 90)
          for (let column = 0; column < 9; column++)
            expect(rows.some((row) => row[column] !== null)).toBe(true)
      }
    },
  )

  test('Scenario: full rows pay, and all of them pay the most', () => {
    const rows = [
      [1, null, 21],
      [null, 11, 22],
      [3, 12, null],
    ]
    expect(prizeOf(rows, [1, 21])).toBe('line')
    expect(prizeOf(rows, [1, 21, 3, 12])).toBe('two lines')
    expect(prizeOf(rows, [1, 21, 3, 12, 11, 22])).toBe('full house')
    expect(prizeOf(rows, [1, 3, 11])).toBeNull()
  })

  test('Scenario: three cards are bought and paid for one by one', () => {
    const game = bingo(bingo90)
    expect(game.stakeOf({ stake, cards: 3 })).toBe(3 * stake)
    const rows = [[1], [2], [3]]
    const state = { stake, cards: [rows, [[4], [80], [81]], [[82], [83], [84]]], balls: [1, 2, 3, 4] }
    expect(game.wonIn(state)).toBe(2_000 * stake + 3 * stake)
  })
})
