import * as z from 'zod/mini'
import { breakKinds, oldPassword } from './auth.ts'
import { nothing, type Call } from './call.ts'

/** Months, or without an end. */
const exclusionLength = z.union([z.int().check(z.positive()), z.literal('permanent')])
export type ExclusionLength = z.output<typeof exclusionLength>

/**
 * The way back after an exclusion, which does not end by itself. The player asks from `from` on, waits, and confirms between
 * `confirmableFrom` and `lapsesAt`; a request that lapsed may be made again.
 */
const lift = z.object({
  from: z.iso.datetime(),
  /** Whether the player's next step, the request or its confirmation, can be taken now. */
  open: z.boolean(),
  request: z.nullable(z.object({ confirmableFrom: z.iso.datetime(), lapsesAt: z.iso.datetime() })),
})
export type Lift = z.output<typeof lift>

/** Of several breaks in force: an exclusion before the others, then the one that lasts longest. */
const runningBreak = z.object({
  kind: z.enum(breakKinds),
  since: z.iso.datetime(),
  /** Null: permanent. In the past: an exclusion that waits to be lifted. */
  until: z.nullable(z.iso.datetime()),
  /** Null: a time-out, which ends by itself, or an exclusion that is never lifted. */
  lift: z.nullable(lift),
})
export type Break = z.output<typeof runningBreak>

/** What the exclusion register of the player's country says; null: no bar. With 'no answer' it is asked again before the next bet. */
const registerBar = z.nullable(z.enum(['excluded', 'no answer']))
export type RegisterBar = z.output<typeof registerBar>

const registerAnswer = z.object({ register: registerBar })
export type RegisterAnswer = z.output<typeof registerAnswer>

const breakStanding = z.object({
  break: z.nullable(runningBreak),
  /** Hours: any whole number from `shortest` to `longest`. */
  timeOuts: z.object({ shortest: z.int(), longest: z.int() }),
  exclusions: z.array(exclusionLength),
  panicHours: z.int(),
  /** Whether an excluded player can sign in. */
  signIn: z.boolean(),
})
export type BreakStanding = z.output<typeof breakStanding>

export const timeOutForm = z.object({ hours: z.int().check(z.positive()) })
export type TimeOutForm = z.output<typeof timeOutForm>

export const exclusionForm = z.object({ length: exclusionLength, password: oldPassword })
export type ExclusionForm = z.output<typeof exclusionForm>

const change = <Path extends string, Request extends z.ZodMiniType>(path: Path, request: Request) =>
  ({
    method: 'POST',
    path,
    auth: 'player',
    locks: 'player',
    section: '2',
    beyond: true,
    request,
    data: breakStanding,
  }) as const

/** A break holds on every device from the answer on; the player's other sessions have ended by then. */
export const protectionBreaks = {
  'protection/standing': {
    method: 'GET',
    path: 'protection/standing',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: breakStanding,
  },
  /** Asks the register first where no earlier answer may be used. */
  'protection/register': {
    method: 'GET',
    path: 'protection/register',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: registerAnswer,
  },
  'protection/timeout': change('protection/timeout', timeOutForm),
  'protection/panic': change('protection/panic', nothing),
  'protection/exclude': change('protection/exclude', exclusionForm),
  'protection/lift': change('protection/lift', nothing),
  'protection/confirmlift': change('protection/confirmlift', nothing),
} satisfies Record<string, Call>
