import type { FlowName } from '#machines/flows.ts'
import { signedOut } from '../flow.ts'
import { walked } from '../flows.ts'
import { wordsOf } from '../generate.ts'
import { fewest, walkAll, type Walked } from '../select.ts'
import type { Moment } from '../walk.ts'

/** The flows that are replayed; by transition, why a browser cannot take it. */
const unreachable: Partial<Record<FlowName, Readonly<Record<string, string>>>> = {
  registration: {
    'registration.verifying the phone — xstate.error.actor.phone verification → welcoming':
      'the phone verification itself breaks down: a fault of the program, which no person or server can cause',
  },
  'phone verification': {
    'phone verification.recalling the sent code — xstate.error.actor.recall the sent code → not verified':
      'the browser refuses its own storage: the page would not have started',
  },
  payment: {},
}

/** A question is given up long before the wait for another code is over: the two never overlap in full. */
const outlasts = ({ event, state }: Moment) =>
  event?.type.startsWith('xstate.after.resend wait') === true &&
  state.matches({ 'asking for the code': { code: 'verifying' } })

export const notForABrowser = (name: FlowName) => unreachable[name] ?? {}

/**
 * Few cases that take every transition that a browser can take; none for flows that are not replayed.
 * A session that is over is left to the site: it closes the flow, whatever the flow would do next.
 */
export function browserCases(name: FlowName): Walked[] {
  const apart = unreachable[name]
  if (!apart) return []
  const possible = walkAll(walked[name]).filter(({ path, moments }) => {
    const takesApart = moments.some(({ transitions }) => transitions.some((key) => key in apart))
    return (
      !takesApart && !path.steps.some(({ event }) => event['error'] === signedOut) && !moments.some(outlasts)
    )
  })
  return fewest(possible)
}

/** The start and the events, as one line. */
export const caseName = ({ path }: Walked) =>
  [`As ${path.start.name}`, ...path.steps.map(({ event }) => wordsOf(event))].join(' → ')
