import { describe, expect, test } from 'vitest'
import { combined, payout } from '#sandbox/contract/odds.ts'
import { sports, type MarketId, type SelectionId } from '#sandbox/contract/sports.ts'
import { endOf, matchesWithin, matchOf, type Endings } from '#sandbox/server/sports/fixtures.ts'
import { hasWon, marketsOf, priceOf, questionsOf } from '#sandbox/server/sports/odds.rules.ts'
import { programmeOf } from '#sandbox/server/sports/programme.ts'
import { verdictOf, type Leg } from '#sandbox/server/sports/slip.rules.ts'
import { standingOf } from '#sandbox/server/sports/standing.rules.ts'
import { saturday } from '../setup/sports.ts'

const now = saturday.getTime()
const minute = 60_000
const none: Endings = new Map()
const hours = [0, 9, 18].map((hour) => now + hour * 60 * minute)

describe('what is paid', () => {
  test.each([
    [1_000, [206], 2_060],
    [1_050, [206], 2_163],
    [1, [199], 1],
    [333, [333], 1_108],
    [1_000, [150, 250, 301], 11_287],
    [1_000_000, [10_000, 10_000], 10_000_000_000],
    [100, [101, 101, 101, 101], 104],
  ])('Scenario: of %i at %j it is %i, rounded down once', (stake, odds, paid) => {
    expect(payout(stake, odds)).toBe(paid)
  })

  test('Scenario: odds of three legs are shown rounded down', () => {
    expect(combined([150, 250, 301])).toBe(1_128)
  })
})

describe('what has won', () => {
  test.each<[MarketId, number | null, [number, number], SelectionId]>([
    ['result', null, [2, 1], 'home'],
    ['result', null, [1, 1], 'draw'],
    ['result', null, [0, 1], 'away'],
    ['winner', null, [0, 2], 'away'],
    ['total', 2.5, [2, 1], 'over'],
    ['total', 2.5, [2, 0], 'under'],
    ['both', null, [1, 1], 'yes'],
    ['both', null, [3, 0], 'no'],
    ['handicap', -1.5, [2, 0], 'home'],
    ['handicap', -1.5, [2, 1], 'away'],
    ['handicap', 1.5, [0, 1], 'home'],
    ['handicap', 1.5, [0, 2], 'away'],
  ])('Scenario: %s with line %s at %j is %s', (id, line, score, won) => {
    const question = { id, line }
    const all: SelectionId[] = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no']
    expect(all.filter((selection) => hasWon(question, selection, score))).toEqual([won])
  })
})

const home = (fixture: string, odds: number): Leg => ({
  fixture,
  id: 'result',
  line: null,
  selection: 'home',
  odds,
})

describe('what becomes of a slip', () => {
  const [one, two, three] = matchesWithin(now, 60 * minute, none).filter(
    ({ league, timeline, startsAt }) => league.sport === 'football' && !timeline.abandoned && startsAt > now,
  )
  if (!one || !two || !three) throw new Error('too few matches')
  const legs = [home(one.id, 150), home(two.id, 250), home(three.id, 301)]
  const ended = (...scores: ([number, number] | null | 'open')[]): Endings =>
    new Map(
      scores.flatMap((score, at) =>
        score === 'open' ? [] : [[legs[at]?.fixture ?? '', { at: now, score }] as const],
      ),
    )

  test.each<[string, Parameters<typeof ended>, { status: string; won: number }]>([
    [
      'all legs won',
      [
        [1, 0],
        [2, 1],
        [3, 0],
      ],
      { status: 'won', won: 11_287 },
    ],
    [
      'the last leg lost',
      [
        [1, 0],
        [2, 1],
        [0, 0],
      ],
      { status: 'lost', won: 0 },
    ],
    ['one leg broken off', [[1, 0], null, [1, 0]], { status: 'won', won: 4_515 }],
    ['two legs broken off', [null, null, [1, 0]], { status: 'won', won: 3_010 }],
    ['all legs broken off', [null, null, null], { status: 'void', won: 1_000 }],
    ['a leg broken off and one lost', [null, [0, 1], [1, 0]], { status: 'lost', won: 0 }],
    ['one lost before the others are over', [[0, 1], 'open', 'open'], { status: 'lost', won: 0 }],
    ['one won before the others are over', [[1, 0], 'open', 'open'], { status: 'open', won: 0 }],
  ])('Scenario: %s', (_what, scores, verdict) => {
    expect(verdictOf(1_000, legs, now, ended(...scores))).toMatchObject(verdict)
  })

  test('Scenario: an open slip is looked at again when the next of its matches is over', () => {
    const { dueAt } = verdictOf(1_000, legs, now, ended([1, 0], 'open', 'open'))
    expect(dueAt).toBe(Math.min(endOf(two, none), endOf(three, none)))
  })
})

describe('the programme', () => {
  test('Scenario: at any hour there is much to bet on, live and next, of every sport', () => {
    for (const hour of hours) {
      const all = (['sports', 'esports'] as const).flatMap(
        (part) => programmeOf({ part, language: 'tr' }, hour, none).fixtures,
      )
      expect(new Set(all.map(({ sport }) => sport))).toEqual(new Set(sports))
      expect(all.filter(({ state }) => state === 'live').length).toBeGreaterThanOrEqual(5)
      expect(all.filter(({ state }) => state === 'upcoming').length).toBeGreaterThanOrEqual(100)
      expect(programmeOf({ part: 'live', language: 'en' }, hour, none).fixtures[0]?.state).toBe('live')
    }
  })

  test('Scenario: a match is the same whoever asks for it, and nobody plays against themselves', () => {
    for (const match of matchesWithin(now, 60 * minute, none)) {
      expect(matchOf(match.id)).toBe(match)
      expect(match.home).not.toBe(match.away)
    }
    expect(matchOf('tulip-league-997364-0')?.home).toBe('Efes Yıldızı')
    for (const strange of [
      '',
      'x',
      'tulip-league-1-9',
      'tulip-league--1-0',
      'tulip-league-1e3-0',
      '__proto__-1-0',
    ])
      expect(matchOf(strange)).toBeNull()
  })

  test('Scenario: a match goes on by its clock, and never back', () => {
    for (const match of matchesWithin(now, 30 * minute, none)) {
      let last = 0
      for (let at = match.startsAt - minute; at < endOf(match, none) + minute; at += 7_000) {
        const { score, state, minute: played } = standingOf(match, at, none)
        if (state === 'abandoned') break
        const sum = score[0] + score[1]
        expect(sum).toBeGreaterThanOrEqual(last)
        last = sum
        if (match.kind.kind === 'timed' && state === 'live') {
          expect(played).toBeGreaterThanOrEqual(1)
          expect(played).toBeLessThanOrEqual(match.kind.periods * match.kind.minutesOfPeriod)
        }
      }
    }
  })

  test('Scenario: the odds of every market leave something to the house, whatever happens', () => {
    for (const hour of hours) {
      for (const match of matchesWithin(hour, 90 * minute, none)) {
        for (const { id, prices } of marketsOf(match, hour, none)) {
          const odds = prices.flatMap((price) => price.odds ?? [])
          if (odds.length < prices.length) continue
          const sum = odds.reduce((all, each) => all + 100 / each, 0)
          expect(sum, `${match.id} ${id} ${odds.join(' ')}`).toBeGreaterThan(1)
          expect(sum, `${match.id} ${id} ${odds.join(' ')}`).toBeLessThan(1.15)
        }
      }
    }
  })

  test('Scenario: lines end with a half, so that every bet is won or lost', () => {
    for (const match of matchesWithin(now, 90 * minute, none))
      for (const { line } of questionsOf(match)) if (line !== null) expect(Math.abs(line % 1)).toBe(0.5)
  })

  test('Scenario: nothing is bet on what is as good as impossible, and nothing pays less than the stake', () => {
    expect(priceOf(0.001, 0)).toBeNull()
    expect(priceOf(0.96, -0.01)).toBe(101)
    expect(priceOf(0.5, 0)).toBe(188)
    expect(priceOf(0.0061, 0.01)).toBe(10_000)
  })

  test('Scenario: around a goal bets are stopped, and the odds know of it afterwards', () => {
    const goals = matchesWithin(now, 0, none).flatMap((match) =>
      match.timeline.happenings
        .filter(({ decisive }) => decisive)
        .map(({ at }) => ({ match, at: match.startsAt + at })),
    )
    expect(goals.length).toBeGreaterThan(5)
    for (const { match, at } of goals) {
      if (at - 3_000 < match.startsAt) continue
      for (const moment of [at - 2_900, at - 1, at, at + 5_900])
        expect(standingOf(match, moment, none).suspended, `${match.id} ${moment}`).toBe(true)
    }
  })
})
