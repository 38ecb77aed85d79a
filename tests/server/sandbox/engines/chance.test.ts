import { describe, expect, test } from 'vitest'
import { dicePays, isDiceBet } from '#sandbox/contract/dice.ts'
import { pockets, places } from '#sandbox/contract/roulette.ts'
import { wheelBetsOn, wheelFields } from '#sandbox/contract/wheel.ts'
import { dice, wins } from '#sandbox/server/engines/dice.ts'
import { growthOf, highlow, returned } from '#sandbox/server/engines/highlow.ts'
import { roulette } from '#sandbox/server/engines/roulette.ts'
import { wheel } from '#sandbox/server/engines/wheel.ts'
import { ranks, type Card } from '#sandbox/contract/cards.ts'
import { returns } from '#sandbox/server/table/returns.ts'
import { dealing, drawing } from '#tests/server/setup/drawn.ts'
import { told } from '#tests/server/setup/told-return.ts'

const stake = 1_000

const spun = (on: string, pocket: number) => roulette.wonIn({ chips: [{ on, stake }], pocket }) ?? Number.NaN

describe('roulette', () => {
  test.each([
    ['17', 17, 36_000],
    ['17', 18, 0],
    ['0', 0, 36_000],
    ['0-3', 3, 18_000],
    ['16-17', 16, 18_000],
    ['13-14-15', 14, 12_000],
    ['0-1-2-3', 0, 9_000],
    ['25-26-28-29', 28, 9_000],
    ['31-32-33-34-35-36', 36, 6_000],
    ['dozen 2', 24, 3_000],
    ['column 3', 36, 3_000],
    ['red', 32, 2_000],
    ['black', 32, 0],
    ['even', 0, 0],
    ['low', 18, 2_000],
  ])('Scenario: a chip lies on %s and the ball on %i: %i come back', (on, pocket, won) => {
    expect(spun(on, pocket)).toBe(won)
  })

  test('Scenario: every bet of the table returns 36 of 37 on average', () => {
    for (const on of places.keys()) {
      const all = pockets.reduce((sum: number, pocket) => sum + spun(on, pocket), 0)
      expect([on, told(all / pockets.length / stake)]).toEqual([on, returns.roulette.most])
    }
    expect(places.size).toBe(12 + 37 + 57 + 12 + 22 + 11 + 6)
  })

  test('Scenario: the ball falls where chance says; what is no bet of the table is refused', () => {
    expect(roulette.deal({ chips: [{ on: 'red', stake }] }, drawing(36))).toMatchObject({ pocket: 26 })
    for (const bets of [
      {},
      { chips: [] },
      { chips: [{ on: '1-5', stake: 10 }] },
      { chips: [{ on: '37', stake: 10 }] },
    ])
      expect(roulette.bets.safeParse(bets).success).toBe(false)
    expect(roulette.bets.safeParse({ chips: [{ on: '1', stake: 0.5 }] }).success).toBe(false)
    expect(roulette.bets.safeParse({ chips: [{ on: '1', stake: 10.005 }] }).success).toBe(false)
  })
})

describe('the wheel', () => {
  test('Scenario: what the worst and the best bet return on average', () => {
    const averages = wheelBetsOn.map((on) => {
      const all = wheelFields.reduce(
        (sum: number, _, field) => sum + (wheel.wonIn({ chips: [{ on, stake }], field }) ?? 0),
        0,
      )
      return told(all / wheelFields.length / stake)
    })
    expect({ least: Math.min(...averages), most: Math.max(...averages) }).toEqual(returns.wheel)
  })
})

describe('three dice', () => {
  const faces = [1, 2, 3, 4, 5, 6] as const
  const throws = faces.flatMap((a) =>
    faces.flatMap((b) => faces.map((c): [number, number, number] => [a, b, c])),
  )

  test('Scenario: what the worst and the best bet return on average, over all 216 throws', () => {
    const averages = Object.keys(dicePays)
      .filter(isDiceBet)
      .map((on) =>
        told((throws.filter((thrown) => wins(on, thrown)).length * (1 + dicePays[on])) / throws.length),
      )
    expect({ least: Math.min(...averages), most: Math.max(...averages) }).toEqual(returns.dice)
  })

  test('Scenario: three fours lose big and even, and win their own bets', () => {
    const state = dice.deal(
      {
        chips: [
          { on: 'big', stake },
          { on: 'even', stake },
          { on: 'any triple', stake },
          { on: 'total 12', stake },
        ],
      },
      drawing(3, 3, 3),
    )
    expect(dice.view(state)).toEqual({ dice: [4, 4, 4] })
    expect(dice.wonIn(state)).toBe(31 * stake + 8 * stake)
  })
})

describe('higher or lower', () => {
  test('Scenario: two right guesses are taken', () => {
    let state = highlow.deal({ stake }, dealing(1, '7S'))
    state = highlow.act(state, { do: 'higher' }, dealing(1, 'TD'))?.state ?? state
    expect(highlow.view(state)).toMatchObject({ stands: 17.8, ended: null })
    state = highlow.act(state, { do: 'lower' }, dealing(1, 'TH'))?.state ?? state
    expect(highlow.wonIn(state)).toBeNull()
    state = highlow.act(state, { do: 'take' }, drawing())?.state ?? state
    expect(highlow.wonIn(state)).toBe(Math.floor(1_780 * 1.24))
    expect(highlow.act(state, { do: 'higher' }, drawing())).toBeNull()
  })

  test('Scenario: a wrong guess takes all; before the first guess there is nothing to take', () => {
    const state = highlow.deal({ stake }, dealing(1, '7S'))
    expect(highlow.act(state, { do: 'take' }, drawing())).toBeNull()
    const lost = highlow.act(state, { do: 'higher' }, dealing(1, '6S'))
    expect(lost && highlow.wonIn(lost.state)).toBe(0)
  })

  test('Scenario: what cannot be wrong is not offered, every other guess returns 0.96 at most', () => {
    for (const [index, rank] of ranks.entries()) {
      const card = `${rank}S` as Card
      for (const [guess, right] of [
        ['higher', ranks.length - index],
        ['lower', index + 1],
      ] as const) {
        const growth = growthOf(card, guess)
        if (right === ranks.length) expect(growth).toBeNull()
        else {
          const average = ((growth ?? 0) * right) / ranks.length
          expect(average).toBeLessThanOrEqual(returned + 1e-9)
          expect(average).toBeGreaterThan(0.95)
        }
      }
    }
  })

  test('Scenario: a hundred times the stake ends the round', () => {
    const state = { stake, stands: 90_000, cards: ['KS' as const], ended: null }
    const after = highlow.act(state, { do: 'higher' }, dealing(1, 'KD'))
    expect(after && highlow.wonIn(after.state)).toBe(100 * stake)
  })
})
