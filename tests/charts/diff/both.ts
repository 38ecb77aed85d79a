import type { Mark } from 'statechart-drawing'
import type { ChartState, Graph } from 'statechart-graph'
import { branchOf, changesBetween, type Change } from '#tests/paths/since/changes.ts'
import { withMoves } from '#tests/paths/since/moves.ts'

export type Compared = Extract<Mark, 'same' | 'changed' | 'added' | 'removed'>

/** Two graphs of one flow as one, which has what is new and what is gone. */
export interface Both {
  graph: Graph
  marks: { states: Readonly<Record<string, Compared>>; transitions: Readonly<Record<string, Compared>> }
  changes: Change[]
}

export function bothOf(older: Graph, now: Graph): Both {
  const then = withMoves(older, now)
  const changes = changesBetween(then, now)
  const ids = new Set(now.states.map(({ id }) => id))
  const keys = new Set(now.transitions.map(({ key }) => key))
  const gone = then.transitions.filter(({ key }) => !keys.has(key))
  const states = [...now.states, ...then.states.filter(({ id }) => !ids.has(id))]
  const howOf = (what: Change['what'], name: string): Compared =>
    changes.find((each) => each.what === what && each.name === name)?.how ?? 'same'
  return {
    graph: {
      id: now.id,
      states: states.map((state) => holding(state, states)),
      transitions: [...now.transitions, ...gone],
    },
    changes,
    marks: {
      states: Object.fromEntries(states.map(({ id }) => [id, howOf('state', id)])),
      transitions: Object.fromEntries([
        ...now.transitions.map((each) => [each.key, howOf('transition', branchOf(each))] as const),
        // A transition that leads elsewhere now is drawn twice: where it led, and where it leads.
        ...gone.map(({ key }) => [key, 'removed'] as const),
      ]),
    },
  }
}

/** A state that has lost all states inside it is drawn around them. */
const holding = (state: ChartState, states: readonly ChartState[]): ChartState =>
  state.type === 'atomic' && states.some(({ parent }) => parent === state.id)
    ? { ...state, type: 'compound' }
    : state

const isIn = (region: string, id: string) => id === region || id.startsWith(`${region}.`)

/** To be drawn: a machine of several regions without those in which all is the same. */
export function changedRegions({ graph, marks }: Both): Graph {
  const root = graph.states.find(({ parent }) => parent === null)
  if (root?.type !== 'parallel') return graph
  const changed = [
    ...graph.states.filter(({ id }) => marks.states[id] !== 'same').map(({ id }) => id),
    ...graph.transitions.filter(({ key }) => marks.transitions[key] !== 'same').map(({ source }) => source),
  ]
  const same = graph.states
    .filter(({ id, parent }) => parent === root.id && !changed.some((each) => isIn(id, each)))
    .map(({ id }) => id)
  const stays = (id: string) => !same.some((region) => isIn(region, id))
  return {
    ...graph,
    states: graph.states.filter(({ id }) => stays(id)),
    transitions: graph.transitions.filter(({ source }) => stays(source)),
  }
}
