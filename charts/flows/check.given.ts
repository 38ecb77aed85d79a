/** Data for the paths: what the server says of a session of play. Far ahead, so that it is newer than any answer of the real server. */
import type { Play } from '#contract/protection-play.ts'

export const anHourOfPlay: Play = {
  now: '2099-01-05T11:00:00.000Z',
  session: { begunAt: '2099-01-05T10:00:00.000Z', staked: 300, won: 180, deposited: 250, pause: null },
  check: { every: 60, shortest: 10, longest: 120, at: '2099-01-05T12:00:00.000Z', stops: false },
}

export const checkDue: Play = {
  ...anHourOfPlay,
  check: { ...anHourOfPlay.check, at: anHourOfPlay.now, stops: true },
}

/** Older than any answer of the real server. */
export const overtakenCheck: Play = {
  ...checkDue,
  now: '2020-01-05T11:00:00.000Z',
  session: { begunAt: '2020-01-05T10:00:00.000Z', staked: 300, won: 180, deposited: 250, pause: null },
}

export const everyHalfHour: Play = {
  ...anHourOfPlay,
  check: { ...anHourOfPlay.check, every: 30, at: '2099-01-05T11:30:00.000Z' },
}

/** The shorter interval is over already. */
export const halfHourOver: Play = {
  ...checkDue,
  check: { ...checkDue.check, every: 30 },
}
