import type { FlowName } from '#machines/flows.ts'
import { everythingIn } from '../coverage.ts'
import { signedOut, type Case } from '../flow.ts'
import { walked } from '../flows.ts'
import { wordsOf } from '../generate.ts'
import { fewest, walkAll, type Walked } from '../select.ts'
import { toursOf } from '../tour.ts'
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
  login: {},
  balance: {},
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

/** These take long ways, as a page takes longer to open than to go on in. */
const onTour: ReadonlySet<FlowName> = new Set(['balance', 'login'])

/** Few cases that take every transition that a browser can take; none for flows that are not replayed. */
export function browserCases(name: FlowName): Walked[] {
  if (!impossible[name]) return []
  const flow = walked[name]
  const starts = flow.starts.map((start) => ({ ...start, events: start.events.filter(isPossible(name)) }))
  if (onTour.has(name)) return toursOf({ ...flow, starts })
  return fewest(walkAll({ ...flow, starts }).filter(({ moments }) => !moments.some(outlasts)))
}

/** The start and the events, as one line. */
export const caseName = ({ path }: Walked) =>
  [`As ${path.start.name}`, ...path.steps.map(({ event }) => wordsOf(event))].join(' → ')
