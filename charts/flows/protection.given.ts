/** Data for the paths: limits that a player has set. */
import type { Limit, LimitName, LimitReached, LimitRequest, LimitsStanding } from '#contract/protection.ts'

export const limitName: LimitName = { kind: 'deposit', period: 'day' }

export const limit: Limit = {
  ...limitName,
  amount: 1000,
  used: 250,
  left: 750,
  availableAt: null,
  endsAt: null,
  since: '2026-01-01T09:00:00.000Z',
  request: null,
}

const asked: LimitRequest = {
  amount: 2000,
  confirmableFrom: '2020-01-01T09:00:00.000Z',
  lapsesAt: '2099-01-02T09:00:00.000Z',
  confirmable: true,
}

/** In every test: its wait is far from over. */
export const waitingLimit: Limit = {
  ...limit,
  request: { ...asked, confirmableFrom: '2099-01-01T09:00:00.000Z', confirmable: false },
}
/** In every test: its wait is over, and the time to confirm is not. */
export const confirmableLimit: Limit = { ...limit, request: asked }
export const raisedLimit: Limit = { ...limit, amount: 2000, left: 1750 }
export const loweredLimit: Limit = { ...limit, amount: 500, left: 250 }

const noLimits: LimitsStanding = {
  profile: 'house',
  kinds: ['deposit', 'net deposit', 'stake', 'loss', 'session'],
  periods: ['day', 'week', 'month'],
  limits: [],
  required: [],
  raiseWait: 24,
  reviewDue: false,
}

export const standingWith = (one: Limit | null): LimitsStanding => ({
  ...noLimits,
  limits: one ? [one] : [],
})

export const reviewDue: LimitsStanding = { ...standingWith(limit), reviewDue: true }

export const limitReached: LimitReached = {
  ...limitName,
  limit: 1000,
  used: 950,
  availableAt: '2026-01-05T09:00:00.000Z',
}
