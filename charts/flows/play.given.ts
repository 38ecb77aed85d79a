/** Data for the paths: sessions of play. */
import type { Play } from '#contract/protection-play.ts'

const check: Play['check'] = { every: 60, shortest: 10, longest: 120, at: null, stops: false }

export const noPlay: Play = { now: '2026-01-01T12:00:00.000Z', session: null, check }

/** For 12 minutes and 7 seconds; 120 are lost. */
export const runningPlay: Play = {
  now: '2026-01-01T12:12:07.000Z',
  session: { begunAt: '2026-01-01T12:00:00.000Z', staked: 200, won: 80, deposited: 50, pause: null },
  check: { ...check, at: '2026-01-01T13:00:00.000Z' },
}

/** The longest play without a pause is over since a minute. */
export const pausedPlay: Play = {
  now: '2026-01-01T13:01:00.000Z',
  session: {
    begunAt: '2026-01-01T12:00:00.000Z',
    staked: 200,
    won: 80,
    deposited: 50,
    pause: { begins: '2026-01-01T13:00:00.000Z', ends: '2026-01-01T13:05:00.000Z' },
  },
  check,
}
