import { getStateNodes } from 'xstate'
import type { Graph } from 'statechart-graph'
import { nothingSeen, seenIn } from 'statechart-coverage'
import { type Moment } from 'statechart-walk'
import type { PlayedCase } from './gather.ts'

/** `walked by hand`: only where no path went. */
export type Mark = 'walked' | 'failed' | 'walked by hand' | 'never walked' | 'not for a browser'

/** By state id and transition key. A failed case counts as walked up to the step that failed. */
export function marksOf(
  { states, transitions }: Graph,
  cases: readonly PlayedCase[],
  exceptions: Readonly<Record<string, unknown>>,
  isByHand: (key: string) => boolean,
): Map<string, Mark> {
  const walked = nothingSeen()
  const failed = nothingSeen()
  for (const { replayed, walked: all, outcome } of cases) {
    if (replayed === null) continue
    const seen = seenIn(all.moments.slice(0, replayed.gone))
    for (const id of seen.states) walked.states.add(id)
    for (const key of seen.transitions) walked.transitions.add(key)
    if (outcome === 'passed') continue
    const broken = brokenAt(all.moments, replayed.gone)
    for (const id of broken.states) failed.states.add(id)
    for (const key of broken.transitions) failed.transitions.add(key)
  }
  const markOf = (key: string, kind: 'states' | 'transitions'): Mark => {
    if (failed[kind].has(key)) return 'failed'
    if (walked[kind].has(key)) return 'walked'
    if (isByHand(key)) return 'walked by hand'
    return key in exceptions ? 'not for a browser' : 'never walked'
  }
  return new Map([
    ...states.filter(({ parent }) => parent !== null).map(({ id }) => [id, markOf(id, 'states')] as const),
    ...transitions.map(({ key }) => [key, markOf(key, 'transitions')] as const),
  ])
}

/** What the moment that failed would have added. */
function brokenAt(moments: readonly Moment[], gone: number): { states: string[]; transitions: string[] } {
  const moment = moments[gone]
  // The path was complete, but a check at its end failed.
  if (moment === undefined) return { states: [], transitions: moments.at(-1)?.transitions ?? [] }
  const before = moments[gone - 1]
  const known = new Set(before ? idsOf(before) : [])
  return {
    states: idsOf(moment).filter((id) => !known.has(id)),
    transitions: moment.transitions,
  }
}

const idsOf = ({ state }: Moment) => getStateNodes(state.machine.root, state.value).map(({ id }) => id)
