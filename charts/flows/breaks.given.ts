/** Data for the paths: what the server says of breaks. */
import type { BreakStanding, Lift } from '#contract/protection-breaks.ts'

export const noBreak: BreakStanding = {
  break: null,
  timeOuts: { shortest: 24, longest: 1008 },
  exclusions: [6, 12, 60, 'permanent'],
  panicHours: 24,
  signIn: true,
}

export const aDayOff: BreakStanding = {
  ...noBreak,
  break: { kind: 'panic', since: '2026-01-05T10:00:00.000Z', until: '2026-01-06T10:00:00.000Z', lift: null },
}

/** Prolonged by a day on another device. */
export const twoDaysOff: BreakStanding = {
  ...noBreak,
  break: { kind: 'panic', since: '2026-01-05T10:00:00.000Z', until: '2026-01-07T10:00:00.000Z', lift: null },
}

const excluded = {
  kind: 'exclusion',
  since: '2026-01-05T10:00:00.000Z',
  until: '2026-07-05T10:00:00.000Z',
} as const
const from = '2026-07-05T10:00:00.000Z'

const wayBack = (lift: Lift): BreakStanding => ({ ...noBreak, break: { ...excluded, lift } })

export const halfAYearOff = wayBack({ from, open: false, request: null })
/** The way back is not begun. */
export const halfAYearOver = wayBack({ from, open: true, request: null })

const request = { confirmableFrom: '2026-07-06T10:00:00.000Z', lapsesAt: '2026-07-13T10:00:00.000Z' }
export const liftAskedFor = wayBack({ from, open: false, request })
export const liftConfirmable = wayBack({ from, open: true, request })
