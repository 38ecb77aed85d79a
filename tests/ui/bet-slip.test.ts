import { describe, expect, test } from 'vitest'
import type { Fixture } from '#sandbox/contract/sports.ts'
import {
  change,
  emptySlip,
  hasMoved,
  isCombined,
  oddsNow,
  sumsOf,
  type Picked,
} from '#sandbox/pages/sports/slip-state.ts'

const pick = (fixture: string, odds = 200): Picked => ({
  fixture,
  sport: 'football',
  home: 'Anka Spor',
  away: 'Toros Kartalı',
  market: 'result',
  line: null,
  selection: 'home',
  odds,
  live: false,
})

const fixture = (id: string, odds: number | null, more: Partial<Fixture> = {}): Fixture => ({
  id,
  sport: 'football',
  league: 'tulip-league',
  home: 'Anka Spor',
  away: 'Toros Kartalı',
  startsAt: '2026-11-21T12:00:00Z',
  state: 'upcoming',
  suspended: false,
  score: [0, 0],
  sets: [],
  minute: null,
  period: 0,
  markets: [{ id: 'result', line: null, prices: [{ selection: 'home', odds }] }],
  ...more,
})

const picks = (...all: Picked[]) =>
  all.reduce((slip, each) => change(slip, { type: 'pick', pick: each }), emptySlip)

describe('a bet slip', () => {
  test('Scenario: a match has one place on it: another choice takes it, the same lets it go', () => {
    const away: Picked = { ...pick('a'), selection: 'away' }
    expect(picks(pick('a'), pick('b'), away).picked).toEqual([pick('b'), away])
    expect(picks(pick('a'), pick('b'), pick('a')).picked).toEqual([pick('b')])
  })

  test('Scenario: twelve matches fill it; a place that is given back can be taken', () => {
    const full = picks(...Array.from({ length: 13 }, (_, at) => pick(`m${at}`)))
    expect(full.picked).toHaveLength(12)
    const dropped = change(full, { type: 'drop', fixture: 'm0' })
    expect(change(dropped, { type: 'pick', pick: pick('m12') }).picked).toHaveLength(12)
    expect(change(full, { type: 'clear' }).picked).toEqual([])
  })

  test('Scenario: what may be won, combined and single, at the odds of now', () => {
    const slip = change(picks(pick('a', 150), pick('b', 250)), { type: 'stake', stake: 1_000 })
    const fixtures = [fixture('a', 160), fixture('b', 250)]
    expect(isCombined(slip)).toBe(true)
    expect(sumsOf(slip, fixtures)).toEqual({ stake: 1_000, win: 4_000 })
    const single = change(slip, { type: 'combine', combined: false })
    expect(sumsOf(single, fixtures)).toEqual({ stake: 2_000, win: 4_100 })
    expect(isCombined(change(slip, { type: 'drop', fixture: 'a' }))).toBe(false)
    expect(sumsOf(change(slip, { type: 'stake', stake: null }), fixtures)).toEqual({ stake: 0, win: 0 })
  })

  test.each<[string, Fixture, ReturnType<typeof oddsNow>, boolean]>([
    ['as they were', fixture('a', 200), { odds: 200, live: false, suspended: false }, false],
    ['others', fixture('a', 210), { odds: 210, live: false, suspended: false }, true],
    ['live', fixture('a', 200, { state: 'live' }), { odds: 200, live: true, suspended: false }, true],
    ['stopped', fixture('a', 200, { suspended: true }), { odds: null, live: false, suspended: true }, false],
    ['closed', fixture('a', null), { odds: null, live: false, suspended: true }, false],
    ['over', fixture('a', 200, { state: 'ended' }), { odds: null, live: false, suspended: false }, false],
    ['of another part of the book', fixture('b', 300), { odds: 200, live: false, suspended: false }, false],
  ])('Scenario: the odds are now %s', (_what, now, odds, moved) => {
    expect(oddsNow(pick('a'), [now])).toEqual(odds)
    expect(hasMoved(pick('a'), odds)).toBe(moved)
  })

  test('Scenario: odds of now are seen, and taken; those that are stopped stay as they were seen', () => {
    const slip = picks(pick('a'), pick('b'))
    const seen = change(slip, {
      type: 'see',
      fixtures: [fixture('a', 210, { state: 'live' }), fixture('b', 300, { suspended: true })],
    })
    expect(seen.picked).toEqual([{ ...pick('a', 210), live: true }, pick('b')])
  })
})
