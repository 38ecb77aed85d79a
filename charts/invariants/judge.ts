import type { AnyStateMachine } from 'xstate'
import { coverageOf, together, type Seen, seenIn } from 'statechart-coverage'
import { type Flow, chosenPaths, walkAll, type Walked } from 'statechart-paths'
import type { Start } from 'statechart-walk'
import { everyFlow } from './every.ts'
import { stepsOf, type Oracle } from './invariant.ts'

/** On walks of the flow. */
interface Judgement {
  /** Words of the invariants that a step breaks. */
  broken: ReadonlySet<string>
  /** Words of the invariants that a step is about. */
  spoken: ReadonlySet<string>
}

/** On the walks of one start. */
export interface Verdict extends Judgement {
  seen: Seen
  walks: readonly Walked[]
}

/** Walks every transition, and every two that can follow each other: some effects show only after another event. */
export function verdictOf(flow: Flow, start: Start, oracle: Oracle): Verdict {
  const own = { ...flow, starts: [start] }
  const walks = walkAll(own)
  const { paths } = chosenPaths(own, { kind: 'pairs', limit: Infinity }, walks)
  const all = [...walks, ...paths]
  return {
    ...judged(all, oracle),
    seen: together(walks.map(({ moments }) => seenIn(moments))),
    walks: all,
  }
}

export function judged(walks: readonly Walked[], oracle: Oracle): Judgement {
  const steps = stepsOf(walks)
  const broken = new Set<string>()
  const spoken = new Set<string>()
  for (const [words, holds] of Object.entries(everyFlow(oracle))) if (!steps.every(holds)) broken.add(words)
  for (const [words, { when, holds }] of Object.entries(oracle.invariants)) {
    const meant = steps.filter(when)
    if (meant.length > 0) spoken.add(words)
    if (!meant.every(holds)) broken.add(words)
  }
  return { broken, spoken }
}

export const wrongWaits = ({ implementations: { delays } }: AnyStateMachine, { waits }: Oracle): string[] =>
  Object.keys(delays)
    .filter((name) => delays[name] !== waits?.[name])
    .map((name) => `"${name}" waits as long as the specification says`)

/** What is wrong with the machine, in the words of its requirements; empty if nothing is. */
export function faultsIn(machine: AnyStateMachine, oracle: Oracle, verdicts: readonly Verdict[]): string[] {
  const { states, transitions } = coverageOf(machine, together(verdicts.map(({ seen }) => seen)))
  return [
    ...[...states.missing, ...transitions.missing].map((key) => `no walk comes here: ${key}`),
    ...wrongWaits(machine, oracle),
    ...new Set(verdicts.flatMap(({ broken }) => [...broken])),
    ...Object.keys(oracle.invariants)
      .filter((words) => !verdicts.some(({ spoken }) => spoken.has(words)))
      .map((words) => `${words}: it never comes to that`),
  ]
}

export const faultsOf = (flow: Flow, oracle: Oracle): string[] =>
  faultsIn(
    flow.machine,
    oracle,
    flow.starts.map((start) => verdictOf(flow, start, oracle)),
  )
