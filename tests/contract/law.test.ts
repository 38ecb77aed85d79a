import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contradictions, figureNames, figureOf, figures, type FigureName } from '#contract/law/figures.ts'
import { limitKinds, type ProfileName } from '#contract/law/profile.ts'
import { profileNames, profileOf, profiles } from '#contract/law/profiles.ts'

const hours = (count: number) => count * 60 * 60_000
const days = (count: number) => hours(24) * count
const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const eur = (amount: number) => ({ amount, currency: 'EUR' })

/** Each figure of the clauses, once more and by hand. */
const wanted: readonly [ProfileName, FigureName, unknown][] = [
  ['house', 'limits.kinds', ['deposit', 'net deposit', 'stake', 'loss', 'session']],
  ['house', 'limits.periods', ['day', 'week', 'month']],
  ['house', 'limits.required', []],
  ['house', 'limits.raiseWait', 86_400_000],
  ['house', 'limits.confirmWithin', days(7)],
  ['house', 'limits.afterPeriod', false],
  ['house', 'limits.depositZone', null],
  ['house', 'limits.reviewEvery', 6],
  ['house', 'limits.mostDeposit', null],
  ['house', 'limits.contactAbove', null],
  ['house', 'breaks.timeOuts.shortest', hours(24)],
  ['house', 'breaks.timeOuts.longest', days(42)],
  ['house', 'breaks.timeOuts.offered', [hours(24), days(7), days(31), days(42)]],
  ['house', 'breaks.panic', hours(24)],
  ['house', 'breaks.exclusions', [6, 12, 60, 'permanent']],
  ['house', 'breaks.shortestExclusion', 0],
  ['house', 'breaks.signIn', true],
  ['house', 'breaks.lift.fixed', hours(24)],
  ['house', 'breaks.lift.indefinite', days(7)],
  ['house', 'breaks.lift.indefiniteAfter', null],
  ['house', 'realityCheck.shortest', 10],
  ['house', 'realityCheck.longest', 120],
  ['house', 'realityCheck.standard', 60],
  ['house', 'session.setBefore', false],
  ['house', 'session.longest', null],
  ['house', 'session.pause', 5],
  ['house', 'game.autoplay', true],
  ['house', 'game.declare', false],
  ['house', 'game.cycle.slots', 0],
  ['house', 'game.cycle.other', 0],
  ['house', 'game.fastPlay', true],
  ['house', 'game.celebrateLosses', false],
  ['house', 'game.stakes', []],
  ['house', 'game.wageringMost', null],
  ['house', 'game.history.shown', 3],
  ['house', 'game.history.download', 12],
  ['house', 'game.withdrawalsReversible', false],
  ['united-kingdom', 'limits.raiseWait', hours(24)],
  ['united-kingdom', 'limits.depositZone', 'Europe/London'],
  ['united-kingdom', 'limits.reviewEvery', 6],
  ['united-kingdom', 'breaks.timeOuts.shortest', hours(24)],
  ['united-kingdom', 'breaks.timeOuts.longest', days(42)],
  ['united-kingdom', 'breaks.exclusions', [6, 12, 60, 'permanent']],
  ['united-kingdom', 'game.autoplay', false],
  ['united-kingdom', 'game.cycle.slots', 2_500],
  ['united-kingdom', 'game.cycle.other', 5_000],
  ['united-kingdom', 'game.fastPlay', false],
  ['united-kingdom', 'game.celebrateLosses', false],
  [
    'united-kingdom',
    'game.stakes',
    [
      { age: 18, tier: 0, most: gbp(200) },
      { age: 25, tier: 0, most: gbp(500) },
    ],
  ],
  ['united-kingdom', 'game.wageringMost', 10],
  ['united-kingdom', 'game.history.shown', 3],
  ['united-kingdom', 'game.history.download', 12],
  ['united-kingdom', 'game.withdrawalsReversible', false],
  ['ontario', 'limits.raiseWait', hours(24)],
  ['ontario', 'breaks.timeOuts.shortest', hours(24)],
  ['ontario', 'breaks.timeOuts.longest', days(93)],
  ['ontario', 'breaks.timeOuts.offered', [hours(24), days(7), days(31), days(62), days(93)]],
  ['ontario', 'breaks.exclusions', [6, 12, 60]],
  ['ontario', 'breaks.signIn', false],
  [
    'sweden',
    'limits.required',
    [
      { kind: 'deposit', period: 'day' },
      { kind: 'deposit', period: 'week' },
      { kind: 'deposit', period: 'month' },
    ],
  ],
  ['sweden', 'limits.raiseWait', hours(72)],
  ['sweden', 'limits.afterPeriod', true],
  ['sweden', 'limits.contactAbove', { amount: 1_000_000, currency: 'SEK' }],
  ['germany', 'limits.required', [{ kind: 'deposit', period: 'month' }]],
  ['germany', 'limits.raiseWait', days(7)],
  ['germany', 'limits.mostDeposit', eur(100_000)],
  ['germany', 'breaks.panic', hours(24)],
  ['germany', 'realityCheck.longest', 60],
  ['germany', 'session.longest', 60],
  ['germany', 'session.pause', 5],
  ['germany', 'game.autoplay', false],
  ['germany', 'game.declare', true],
  ['germany', 'game.cycle.slots', 5_000],
  [
    'germany',
    'game.stakes',
    [
      { age: 18, tier: 0, most: eur(100) },
      { age: 18, tier: 1, most: eur(300) },
      { age: 18, tier: 2, most: eur(500) },
    ],
  ],
  ['denmark', 'limits.raiseWait', hours(24)],
  ['denmark', 'breaks.timeOuts.shortest', hours(24)],
  ['denmark', 'breaks.exclusions', [1, 3, 6, 12, 'permanent']],
  ['denmark', 'breaks.shortestExclusion', days(30)],
  ['denmark', 'breaks.lift.indefiniteAfter', 12],
  ['spain', 'realityCheck.longest', 60],
  ['spain', 'realityCheck.standard', 60],
  ['spain', 'session.setBefore', true],
  ['malta', 'breaks.lift.fixed', hours(24)],
  ['malta', 'breaks.lift.indefinite', days(7)],
  ['malta', 'breaks.lift.indefiniteAfter', 0],
]

describe('the profiles', () => {
  it.each(wanted)('Scenario: %s has its %s', (name, figure, value) => {
    expect(figureOf(profiles[name], figure)).toEqual(value)
  })

  it('Scenario: every figure that is not that of the house is in the list above, and every one of the house', () => {
    const held = wanted.map(([name, figure]) => `${name} ${figure}`)
    const own = Object.values(profiles).flatMap((profile) =>
      figureNames
        .filter(
          (figure) =>
            profile.name === 'house' ||
            JSON.stringify(figureOf(profile, figure)) !== JSON.stringify(figureOf(profiles.house, figure)),
        )
        .map((figure) => `${profile.name} ${figure}`),
    )
    expect(own.filter((each) => !held.includes(each))).toEqual([])
  })

  it('Scenario: a figure that every profile has is one that the page says', () => {
    const leaves = (value: unknown, path: string): string[] =>
      figureNames.some((name) => name === path)
        ? [path]
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([key, each]) => leaves(each, path ? `${path}.${key}` : key))
          : [path]
    for (const profile of Object.values(profiles))
      expect(leaves(profile, '').filter((path) => path !== 'name')).toEqual(Object.keys(figures))
  })

  it('Scenario: no kind of limit stands before the gross deposit', () => {
    expect(limitKinds[0]).toBe('deposit')
    for (const { limits } of Object.values(profiles)) expect(limits.kinds[0]).toBe('deposit')
  })

  it('Scenario: no two figures of a profile contradict each other', () => {
    expect(Object.values(profiles).flatMap(contradictions)).toEqual([])
    const { house } = profiles
    const check = (shortest: number, standard: number, longest: number) =>
      contradictions({ ...house, realityCheck: { shortest, standard, longest } })
    expect(check(60, 60, 60)).toEqual([])
    expect(check(61, 60, 60)).toHaveLength(1)
    expect(check(60, 61, 60)).toHaveLength(1)
    const offer = (each: number) =>
      contradictions({
        ...house,
        breaks: { ...house.breaks, timeOuts: { shortest: 10, longest: 20, offered: [each] } },
      })
    expect([10, 20].flatMap(offer)).toEqual([])
    expect([9, 21].flatMap(offer)).toHaveLength(2)
  })
})

describe('the profile of a player', () => {
  it.each([
    ['GB', 'united-kingdom'],
    ['CA', 'ontario'],
    ['SE', 'sweden'],
    ['DE', 'germany'],
    ['DK', 'denmark'],
    ['ES', 'spain'],
    ['MT', 'malta'],
    ['TR', 'house'],
    ['US', 'house'],
    [null, 'house'],
  ])('Scenario: a player of %s has the profile %s', (country, name) => {
    expect(profileOf(country)).toBe(Object.values(profiles).find((each) => each.name === name))
  })

  it('Scenario: each country with a profile is one that a player can choose', () => {
    const countries = readFileSync(
      new URL('../../server/migrations/010-countries.sql', import.meta.url),
      'utf8',
    )
    const codes = new Set([...countries.matchAll(/'([A-Z]{2})'/g)].map(([, code]) => code))
    expect([...profileNames.keys()].filter((code) => !codes.has(code))).toEqual([])
  })
})
