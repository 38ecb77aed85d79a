/** Data for the paths: what the server says of breaks. */
import type { BreakStanding } from '#contract/protection-breaks.ts'

export const noBreak: BreakStanding = {
  break: null,
  timeOuts: { offered: [24, 168, 744, 1008], shortest: 24, longest: 1008 },
  exclusions: [6, 12, 60, 'permanent'],
  panicHours: 24,
  signIn: true,
  register: null,
}

export const aDayOff: BreakStanding = {
  ...noBreak,
  break: { kind: 'panic', since: '2026-01-05T10:00:00.000Z', until: '2026-01-06T10:00:00.000Z', lift: null },
}

const excluded = {
  kind: 'exclusion',
  since: '2026-01-05T10:00:00.000Z',
  until: '2026-07-05T10:00:00.000Z',
} as const
const from = '2026-07-05T10:00:00.000Z'

/** The way back is not begun. */
export const halfAYearOff: BreakStanding = {
  ...noBreak,
  break: { ...excluded, lift: { from, request: null } },
}

export const liftAskedFor: BreakStanding = {
  ...noBreak,
  break: {
    ...excluded,
    lift: {
      from,
      request: { confirmableFrom: '2026-07-06T10:00:00.000Z', lapsesAt: '2026-07-13T10:00:00.000Z' },
    },
  },
}
