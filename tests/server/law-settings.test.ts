import { describe, expect, test } from 'vitest'
import { profiles } from '#contract/law/profiles.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { readEnv } from '#server/env.ts'

const hour = 3_600_000

const lawOf = (stricter: unknown, rates?: unknown) =>
  readEnv({
    NODE_ENV: 'test',
    SECRET: 'a secret that only the tests know, long enough',
    LAW_STRICTER: stricter === undefined ? '' : JSON.stringify(stricter),
    LAW_RATES: rates === undefined ? '' : JSON.stringify(rates),
  }).law

const refusalOf = (stricter: unknown, rates?: unknown): string => {
  try {
    lawOf(stricter, rates)
    return ''
  } catch (error) {
    if (error instanceof CannotStart) return error.message
    throw error
  }
}

describe('an operator who says nothing', () => {
  test('Scenario: a player of Türkiye has the profile of the house as it is', () => {
    expect(lawOf(undefined).profileOf('TR')).toEqual(profiles.house)
    expect(lawOf(undefined).profileOf(null)).toEqual(profiles.house)
  })

  test('Scenario: without a rate a ceiling in another currency is zero, so what it bounds is refused', () => {
    const law = lawOf(undefined)
    expect(law.profileOf('DE').limits.mostDeposit).toEqual({ amount: 0, currency: 'TRY' })
    expect(law.profileOf('SE').limits.contactAbove).toEqual({ amount: 0, currency: 'TRY' })
    expect(law.profileOf('GB').game.stakes.map(({ most }) => most.amount)).toEqual([0, 0])
  })
})

describe('an operator who gives rates', () => {
  test('Scenario: a ceiling is in lira, and the part of a kuruş is cut off', () => {
    const law = lawOf(undefined, { GBP: 55.559, EUR: 47.5, SEK: 4 })
    expect(law.profileOf('GB').game.stakes).toEqual([
      { age: 18, tier: 0, most: { amount: 11_111, currency: 'TRY' } },
      { age: 25, tier: 0, most: { amount: 27_779, currency: 'TRY' } },
    ])
    expect(law.profileOf('DE').limits.mostDeposit).toEqual({ amount: 4_750_000, currency: 'TRY' })
    expect(law.profileOf('SE').limits.contactAbove).toEqual({ amount: 4_000_000, currency: 'TRY' })
  })

  test.each([
    [{ USD: 40 }, 'LAW_RATES: no profile has sums in "USD"'],
    [{ TRY: 2 }, 'LAW_RATES: no profile has sums in "TRY"'],
    [{ GBP: 0 }, 'LAW_RATES: the rate of GBP is not a number above 0'],
    [{ GBP: '55' }, 'LAW_RATES: the rate of GBP is not a number above 0'],
    [[], 'LAW_RATES is not an object in JSON'],
  ])('Scenario: the rates %o stop the start', (rates, line) => {
    expect(refusalOf(undefined, rates)).toBe(line)
  })
})

describe('an operator who is stricter', () => {
  test('Scenario: one profile changes, in the units of the page, and no other', () => {
    const law = lawOf({
      house: {
        'limits.raiseWait': 48,
        'limits.required': ['deposit month', 'net deposit week'],
        'limits.mostDeposit': '20000.50 TRY',
        'limits.afterPeriod': true,
        'breaks.exclusions': [3, 6, 12, 60, 'permanent'],
        'breaks.timeOuts.offered': [24, 72, 168, 744, 1_008],
        'breaks.timeOuts.longest': 2_016,
        'game.cycle.slots': 2.5,
        'game.stakes': ['18 0 100 TRY'],
        'game.autoplay': false,
      },
    })
    const { house } = profiles
    const { limits, breaks, game } = law.profileOf('TR')
    expect(limits).toEqual({
      ...house.limits,
      raiseWait: 48 * hour,
      required: [
        { kind: 'deposit', period: 'month' },
        { kind: 'net deposit', period: 'week' },
      ],
      mostDeposit: { amount: 2_000_050, currency: 'TRY' },
      afterPeriod: true,
    })
    expect(breaks.exclusions).toEqual([3, 6, 12, 60, 'permanent'])
    expect(breaks.timeOuts).toEqual({
      shortest: 24 * hour,
      longest: 2_016 * hour,
      offered: [24, 72, 168, 744, 1_008].map((each) => each * hour),
    })
    expect(game).toEqual({
      ...house.game,
      autoplay: false,
      cycle: { slots: 2_500, other: 0 },
      stakes: [{ age: 18, tier: 0, most: { amount: 10_000, currency: 'TRY' } }],
    })
    expect(law.profileOf('DK')).toEqual(profiles.denmark)
    expect(house.limits.raiseWait).toBe(24 * hour)
  })

  const millisecond = 1 / hour
  test.each([
    ['the wait for a raise, one millisecond shorter', { house: { 'limits.raiseWait': 24 - millisecond } }],
    ['the time to confirm, one millisecond longer', { house: { 'limits.confirmWithin': 168 + millisecond } }],
    ['a stake, one penny higher', { 'united-kingdom': { 'game.stakes': ['18 0 2.01 GBP', '25 0 5 GBP'] } }],
    ['a stake in another currency', { 'united-kingdom': { 'game.stakes': ['18 0 1 EUR', '25 0 5 GBP'] } }],
    [
      'a stake for an age between',
      { 'united-kingdom': { 'game.stakes': ['18 0 2 GBP', '21 0 50 GBP', '25 0 5 GBP'] } },
    ],
    ['a stake for one age only', { 'united-kingdom': { 'game.stakes': ['18 0 2 GBP'] } }],
    ['no stakes at all', { germany: { 'game.stakes': [] } }],
    ['a deposit limit, one cent higher', { germany: { 'limits.mostDeposit': '1000.01 EUR' } }],
    ['a deposit limit in another currency', { germany: { 'limits.mostDeposit': '1 TRY' } }],
    ['one limit before play fewer', { sweden: { 'limits.required': ['deposit day', 'deposit week'] } }],
    ['an exclusion fewer', { house: { 'breaks.exclusions': [6, 12, 60] } }],
    ['autoplay', { germany: { 'game.autoplay': true } }],
    ['no wait for the period', { sweden: { 'limits.afterPeriod': false } }],
    ['a wagering one higher', { 'united-kingdom': { 'game.wageringMost': 11 } }],
    ['a permanent exclusion that ends', { house: { 'breaks.lift.indefiniteAfter': 1_200 } }],
  ])('Scenario: %s stops the start', (_, stricter) => {
    expect(refusalOf(stricter)).toMatch(/ would protect less than the profile$/)
  })

  test.each([
    { house: { 'limits.raiseWait': 24 } },
    { house: { 'limits.raiseWait': 24 + millisecond } },
    { house: { 'limits.confirmWithin': 168 - millisecond } },
    { 'united-kingdom': { 'game.stakes': ['25 0 5 GBP', '18 0 1.99 GBP'] } },
    { germany: { 'limits.mostDeposit': '999.99 EUR' } },
    { malta: { 'breaks.lift.indefiniteAfter': 6 } },
    { germany: { 'game.autoplay': false } },
  ])('Scenario: what protects as much or more is taken: %o', (stricter) => {
    expect(refusalOf(stricter)).toBe('')
  })

  test.each([
    ['not JSON', 'LAW_STRICTER is not an object in JSON'],
    [{ turkey: {} }, 'LAW_STRICTER: there is no profile "turkey"'],
    [{ house: 24 }, 'LAW_STRICTER: "house" is not an object of figures'],
    [{ house: { 'limits.wait': 48 } }, 'LAW_STRICTER: "house" has no figure "limits.wait"'],
    [{ house: { 'limits.kinds': ['deposit'] } }, 'LAW_STRICTER: "house" limits.kinds cannot be changed'],
    [{ house: { 'game.history.shown': 12 } }, 'LAW_STRICTER: "house" game.history.shown cannot be changed'],
    [
      { house: { 'limits.raiseWait': '48 h' } },
      'LAW_STRICTER: "house" limits.raiseWait is not in its unit, hours',
    ],
    [
      { house: { 'limits.raiseWait': -1 } },
      'LAW_STRICTER: "house" limits.raiseWait is not in its unit, hours',
    ],
    [
      { house: { 'limits.required': ['deposit year'] } },
      'LAW_STRICTER: "house" limits.required is not in its unit, limits',
    ],
    [
      { house: { 'limits.mostDeposit': '12.345 TRY' } },
      'LAW_STRICTER: "house" limits.mostDeposit is not in its unit, sum',
    ],
    [
      { house: { 'realityCheck.longest': 30 } },
      'LAW_STRICTER: in "house" realityCheck.standard is not between its shortest and longest',
    ],
    [
      { germany: { 'session.pause': 31 } },
      'LAW_STRICTER: in "germany" session.pause is longer than 30 minutes without a bet, which end a session of play',
    ],
  ])('Scenario: %o stops the start, and the line says why', (stricter, line) => {
    expect(refusalOf(stricter)).toBe(line)
  })
})
