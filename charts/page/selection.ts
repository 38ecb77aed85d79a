import { codeOf } from '#machines/transition-code.ts'
import type { Selected } from 'statechart-drawing'
import type { Graph } from 'statechart-graph'
import type { Place } from './address.ts'
import { regionsOf } from './regions.ts'

/** The place with this chosen, and nothing else. */
export function choosing(
  { state: _state, transition: _transition, ...place }: Place,
  graph: Graph,
  what: Selected,
): Place {
  if ('transition' in what) return { ...place, transition: codeOf(what.transition) }
  const { path } = graph.states.find(({ id }) => id === what.state) ?? { path: '' }
  return { ...place, state: path }
}

export function chosenIn(
  { state, transition }: Pick<Place, 'state' | 'transition'>,
  graph: Graph,
): Selected | null {
  const found = graph.states.find(({ path }) => path === state)
  if (found) return { state: found.id }
  const taken = graph.transitions.find(({ key }) => codeOf(key) === transition)
  return taken ? { transition: taken.key } : null
}

/** The address names something that is not in this chart. */
export function isMissing(place: Place, graph: Graph): boolean {
  const { region, state, transition } = place
  const isUnknown =
    region !== undefined && region !== '' && !regionsOf(graph).some(({ path }) => path === region)
  return isUnknown || ((state ?? transition) !== undefined && chosenIn(place, graph) === null)
}
