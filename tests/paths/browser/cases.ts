import type { FlowName } from '#machines/flows.ts'
import { everythingIn } from '../coverage.ts'
import { signedOut, type Case, type Flow } from '../flow.ts'
import { walked } from '../flows.ts'
import { wordsOf } from '../generate.ts'
import { limits } from './limits.ts'
import { fewest, walkAll, type Walked } from '../select.ts'
import { toursOf } from '../tour.ts'
import type { Moment } from '../walk.ts'

/** By state and by transition, why a browser cannot go there or that way. */
export function notForABrowser(name: FlowName): Readonly<Record<string, string>> {
  const { states, transitions } = everythingIn(walked[name].machine)
  const keys = [...states, ...transitions]
  const reasons = Object.entries(limits[name]?.impossible ?? {}).flatMap(([what, reason]) =>
    keys.filter((key) => key === what || key.includes(` — ${what}`)).map((key) => [key, reason] as const),
  )
  return Object.fromEntries(reasons)
}

/** A session that is over is left to the site: it closes the flow, whatever the flow would do next. */
const isPossible = (name: FlowName) => (event: Case) =>
  event['error'] !== signedOut && !(event.type in (limits[name]?.impossible ?? {}))

/** A question is given up long before the wait for another code is over: the two never overlap in full. */
const outlasts = ({ event, state }: Moment) =>
  event?.type.startsWith('xstate.after.resend wait') === true &&
  state.matches({ 'asking for the code': { code: 'verifying' } })

/** Few cases that take every transition that a browser can take. */
export function browserCases(name: FlowName): Walked[] {
  const limit = limits[name] ?? {}
  const { starts, ...rest } = walked[name]
  const flow = {
    ...rest,
    ...(limit.canCome && { canCome: limit.canCome }),
    starts: starts.map((start) => ({ ...start, events: start.events.filter(isPossible(name)) })),
  }
  const casesOf = limit.long
    ? toursOf
    : (some: Flow) => fewest(walkAll(some).filter(({ moments }) => !moments.some(outlasts)))
  return limit.each ? flow.starts.flatMap((start) => casesOf({ ...flow, starts: [start] })) : casesOf(flow)
}

/** The start and the events, as one line. */
export const caseName = ({ path }: Walked) =>
  [`As ${path.start.name}`, ...path.steps.map(({ event }) => wordsOf(event))].join(' → ')
