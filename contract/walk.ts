import * as z from 'zod/mini'
import { noData, type Call } from './call.ts'

/** Transitions that one page load tells at most; of one actor. */
export const mostSteps = 200
export const mostStepsOfActor = 40

/** The actor by its number in the page, from 0, and the code of a transition (machines/transition-code.ts): '3.01f2k9z'. */
const step = z.string().check(z.regex(/^\d{1,3}\.[0-9a-z]{7}$/))

/** Transitions of a page load since the last report. No values, no addresses, no session. */
export const walkReport = z.object({
  /** 128 random bits of the page load, kept nowhere else. */
  page: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** How many were told before. */
  begins: z.int().check(z.minimum(0), z.maximum(mostSteps - 1)),
  steps: z.array(step).check(z.minLength(1), z.maxLength(mostSteps)),
})
export type WalkReport = z.output<typeof walkReport>

export const walk = {
  'site/walk': {
    method: 'POST',
    path: 'site/walk',
    auth: 'anyone',
    section: '2',
    beyond: true,
    mostBytes: 4_000,
    request: walkReport,
    data: noData,
  },
} satisfies Record<string, Call>
