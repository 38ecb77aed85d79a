import type { ChartState, ChartTransition, Graph } from 'statechart-graph'

export interface Change {
  what: 'state' | 'transition'
  how: 'added' | 'removed' | 'changed'
  /** The state's id; the transition as source, event and branch. */
  name: string
  details: Detail[]
}

/** 'target: done → refused'. */
export interface Detail {
  part: Part
  was: string
  is: string
}

/** @param before with its moves, see withMoves */
export const changesBetween = (before: Graph, after: Graph): Change[] => [
  ...compared(
    'state',
    byName(before.states, ({ id }) => id),
    byName(after.states, ({ id }) => id),
    stateParts,
  ),
  ...compared(
    'transition',
    byName(before.transitions, branchOf),
    byName(after.transitions, branchOf),
    transitionParts,
  ),
]

/** The key without its target: a changed target is no new transition. */
export const branchOf = ({ key }: ChartTransition) => key.replace(/ → [^→]*$/, '')

const byName = <T>(all: readonly T[], nameOf: (each: T) => string) =>
  new Map(all.map((each) => [nameOf(each), each]))

export type Part =
  | 'parent'
  | 'type'
  | 'initial'
  | 'description'
  | 'section'
  | 'tags'
  | 'entry'
  | 'exit'
  | 'actors'
  | 'target'
  | 'guard'
  | 'actions'
  | 'delay'

type Parts = [Part, string][]

const stateParts = (state: ChartState): Parts => [
  ['parent', state.parent ?? 'none'],
  ['type', state.type],
  ['initial', String(state.isInitial)],
  ['description', state.description ?? 'none'],
  ['section', state.section ?? 'none'],
  ['tags', listed(state.tags)],
  ['entry', listed(state.entry)],
  ['exit', listed(state.exit)],
  ['actors', listed(state.actors)],
]

const transitionParts = (transition: ChartTransition): Parts => [
  ['target', listed(transition.targets)],
  ['guard', transition.guard ?? 'none'],
  ['actions', listed(transition.actions)],
  ['delay', transition.delay === null ? 'none' : `${transition.delay} ms`],
]

const listed = (names: readonly string[]) => names.join(', ') || 'none'

function compared<T>(
  what: Change['what'],
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  partsOf: (each: T) => Parts,
): Change[] {
  const removed = [...before.keys()].filter((name) => !after.has(name))
  const found = [...after].flatMap(([name, now]): Change[] => {
    const then = before.get(name)
    if (then === undefined) return [{ what, how: 'added', name, details: [] }]
    const details = differencesOf(partsOf(then), new Map(partsOf(now)))
    return details.length > 0 ? [{ what, how: 'changed', name, details }] : []
  })
  return [...removed.map((name): Change => ({ what, how: 'removed', name, details: [] })), ...found]
}

const differencesOf = (then: Parts, now: ReadonlyMap<Part, string>): Detail[] =>
  then.flatMap(([part, was]) => {
    const is = now.get(part) ?? 'none'
    return was === is ? [] : [{ part, was, is }]
  })
