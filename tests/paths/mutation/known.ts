import { verdictOf, type Verdict } from '#charts/invariants/judge.ts'
import type { Oracle } from '#charts/invariants/invariant.ts'
import { type Seen, seenIn } from 'statechart-coverage'
import type { Case, Start } from 'statechart-walk'
import type { Flow, Walked } from 'statechart-paths'
import type { Mutant } from './mutants.ts'

/** What the invariants say of the unbroken machine, and how it was walked. */
export interface Known {
  start: Start
  verdict: Verdict
  walks: readonly Passed[]
}

interface Passed {
  events: readonly Case[]
  /** Where it ends: the states and what guards read. */
  place: string
  /** Ids of the states in which it ends. */
  ends: ReadonlySet<string>
  seen: Seen
  /** Types of events that come on the way, from outside or from within. */
  heard: ReadonlySet<string>
}

export interface Trial {
  start: Start
  events: readonly Case[]
  /** The unbroken machine does not take the last event. */
  isNew: boolean
}

/** The cheapest start first. */
export const knownOf = (flow: Flow, oracle: Oracle): Known[] =>
  flow.starts
    .map((start) => {
      const verdict = verdictOf(flow, start, oracle)
      return { start, verdict, walks: verdict.walks.map((each) => passed(flow, each)) }
    })
    .sort((one, other) => one.walks.length - other.walks.length)

function passed({ project }: Flow, { path, moments }: Walked): Passed {
  const seen = seenIn(moments)
  const last = moments.slice(-1)
  return {
    events: path.steps.map(({ event }) => event),
    place: JSON.stringify(last.map(({ state }) => [state.value, project(state)])),
    ends: seenIn(last).states,
    seen,
    heard: new Set([
      ...moments.flatMap(({ event }) => event?.type ?? []),
      ...[...seen.transitions].map(eventIn),
    ]),
  }
}

const eventIn = (key: string) => (key.split(' — ')[1] ?? '').replace(/( #\d+)? → [^→]*$/, '')

/** Walks of the unbroken machine that come to the damage, and the event that a guard kept out; the shortest first. */
export const trialsOf = (known: readonly Known[], mutant: Mutant): Trial[] =>
  known
    .flatMap(({ start, walks }) => [
      ...walks.filter((each) => meets(each, mutant)).map(({ events }) => ({ start, events, isNew: false })),
      ...(mutant.damage === 'unguarded' ? keptOut(start, walks, mutant) : []),
    ])
    .sort((one, other) => one.events.length - other.events.length)

function keptOut(start: Start, walks: readonly Passed[], { source, event }: Mutant): Trial[] {
  const further = start.events.filter(({ type }) => type === event)
  const ends = walks.filter((each) => each.ends.has(source))
  const places = new Map(ends.map(({ place, events }) => [place, events]))
  return [...places.values()].flatMap((events) =>
    further.map((last) => ({ start, events: [...events, last], isNew: true })),
  )
}

/** Whether a walk of the start can show the damage; otherwise it walks as before. */
export const isTouched = ({ start, walks }: Known, mutant: Mutant): boolean =>
  walks.some((each) => meets(each, mutant)) ||
  (mutant.damage === 'unguarded' &&
    start.events.some(({ type }) => type === mutant.event) &&
    walks.some(({ seen }) => seen.states.has(mutant.source)))

const meets = ({ seen, heard }: Passed, { damage, transition, source, event }: Mutant) =>
  damage === 'unguarded'
    ? seen.states.has(source) && (heard.has(event) || comesByItself.test(event))
    : seen.transitions.has(transition)

const comesByItself = /^$|^xstate\.(after|done\.state)\./
