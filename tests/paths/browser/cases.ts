import type { AnyMachineSnapshot } from 'xstate'
import type { FlowName } from '#machines/flows.ts'
import { everythingIn } from '../coverage.ts'
import { signedOut, type Case } from '../flow.ts'
import { walked } from '../flows.ts'
import { wordsOf } from '../generate.ts'
import { fewest, walkAll, type Walked } from '../select.ts'
import type { Moment } from '../walk.ts'

/** The flows that are replayed; by event, why neither a person nor a server nor time brings it about. */
const impossible: Partial<Record<FlowName, Readonly<Record<string, string>>>> = {
  registration: {
    'xstate.error.actor.phone verification': 'a fault of the program itself',
  },
  'phone verification': {
    'xstate.error.actor.recall the sent code':
      'a browser that refuses its storage has refused the page before',
  },
  'change password': {},
  'session history': {},
  payment: {},
  recovery: {},
  'call request': {},
  'financial history': {},
  'claim bonus': {},
  bonuses: {},
  'bonus history': {},
  'game history': {},
  favourites: {},
  favourite: {},
  notifications: {},
}

/** What nothing on the page lets a person do there. */
const outOfReach: Partial<Record<FlowName, (event: Case, before: AnyMachineSnapshot) => boolean>> = {
  /** The detail lies over the list. */
  notifications: ({ type }, before) =>
    before.matches({ reading: 'in the detail' }) && (type === 'show more' || type === 'try again'),
  /** A heart turns what it shows. */
  favourites: ({ type, wanted }, before) =>
    type === 'toggle the favourite' && wanted === before.matches('loaded'),
}

/** By transition, why a browser cannot take it. */
export function notForABrowser(name: FlowName): Readonly<Record<string, string>> {
  const keys = [...everythingIn(walked[name].machine).transitions]
  const reasons = Object.entries(impossible[name] ?? {}).flatMap(([event, reason]) =>
    keys.filter((key) => key.includes(` — ${event}`)).map((key) => [key, reason] as const),
  )
  return Object.fromEntries(reasons)
}

/** A session that is over is left to the site: it closes the flow, whatever the flow would do next. */
const isPossible = (name: FlowName) => (event: Case) =>
  event['error'] !== signedOut && !(event.type in (impossible[name] ?? {}))

/** A question is given up long before the wait for another code is over: the two never overlap in full. */
const outlasts = ({ event, state }: Moment) =>
  event?.type.startsWith('xstate.after.resend wait') === true &&
  state.matches({ 'asking for the code': { code: 'verifying' } })

/** Few cases that take every transition that a browser can take; none for flows that are not replayed. */
export function browserCases(name: FlowName): Walked[] {
  if (!impossible[name]) return []
  const flow = walked[name]
  const starts = flow.starts.map((start) => ({ ...start, events: start.events.filter(isPossible(name)) }))
  const isOutOfReach = ({ event }: Moment, at: number, moments: readonly Moment[]) => {
    const before = moments[at - 1]
    return event !== null && before !== undefined && outOfReach[name]?.(event, before.state) === true
  }
  return fewest(
    walkAll({ ...flow, starts }).filter(
      ({ moments }) => !moments.some(outlasts) && !moments.some(isOutOfReach),
    ),
  )
}

/** The start and the events, as one line. */
export const caseName = ({ path }: Walked) =>
  [`As ${path.start.name}`, ...path.steps.map(({ event }) => wordsOf(event))].join(' → ')
