import type { Selected } from 'statechart-drawing'
import type { ChartState, Graph } from 'statechart-graph'
import type { Place } from './address.ts'
import type { Moment } from 'statechart-walk'

/** Of a parallel machine, in its order; else none. */
export function regionsOf({ states }: Graph): ChartState[] {
  const root = states.find(({ parent }) => parent === null)
  return root?.type === 'parallel' ? states.filter(({ parent }) => parent === root.id) : []
}

/** The region that holds the state; null for the machine itself. */
export function regionAround(graph: Graph, state: string): ChartState | null {
  return regionsOf(graph).find(({ id }) => state === id || state.startsWith(`${id}.`)) ?? null
}

/** The regions in which each event of a walk took a transition. */
export const ledIn = (graph: Graph, [, ...moments]: readonly Moment[]): ChartState[][] =>
  moments.map((moment) => movedIn(graph, moment))

function movedIn(graph: Graph, { transitions }: Moment): ChartState[] {
  const taken = graph.transitions.filter(({ key }) => transitions.includes(key))
  return regionsAround(
    graph,
    taken.map(({ source }) => source),
  )
}

export function regionsAround(graph: Graph, states: readonly string[]): ChartState[] {
  const around = new Set(states.map((state) => regionAround(graph, state)?.id))
  return regionsOf(graph).filter(({ id }) => around.has(id))
}

/** Stays in the region of the address as long as the walk moves there. */
export function followed(
  graph: Graph,
  region: string | undefined,
  last: Moment | undefined,
): string | undefined {
  if (region === undefined || region === '' || !last) return region
  const moved = movedIn(graph, last)
  return moved.length === 0 || moved.some(({ path }) => path === region) ? region : moved[0]?.path
}

interface Asked {
  graph: Graph
  region: Place['region']
  selected: Selected | null
  /** All of the chart can be read at once. */
  fits: boolean
  /** Where the walk moved last. */
  moved: ChartState | null
}

/** The region to draw; null for all of the chart. */
export function regionToShow({ graph, region, selected, fits, moved }: Asked): ChartState | null {
  const regions = regionsOf(graph)
  const state = sourceOf(graph, selected)
  const around = state === null ? null : regionAround(graph, state)
  const named = regions.find(({ path }) => path === region)
  if (region === '') return null
  if (named && (state === null || around === named)) return named
  if (fits) return null
  if (state !== null) return around
  return moved ?? regions[0] ?? null
}

function sourceOf({ transitions }: Graph, selected: Selected | null): string | null {
  if (selected === null) return null
  if ('state' in selected) return selected.state
  return transitions.find(({ key }) => key === selected.transition)?.source ?? null
}
