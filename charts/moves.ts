import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { keyOf } from './graph.ts'

export interface Moves {
  states: string[]
  transitions: string[]
}

/**
 * What one move of a running flow shows of its chart: the states it is in, by id, and the transitions taken.
 * @param key the one of graph.ts, handed in: this is also sent to a page as text, by itself
 */
export function movesOf(moved: InspectionEvent, key: typeof keyOf): Moves {
  if (moved.type !== '@xstate.microstep' && moved.type !== '@xstate.snapshot')
    return { states: [], transitions: [] }
  // Of a machine's own; an actor that is no machine has none.
  const nodes: { id: string }[] = Reflect.get(moved.snapshot, '_nodes') ?? []
  const taken: AnyTransitionDefinition[] = Reflect.get(moved, '_transitions') ?? []
  return { states: nodes.map(({ id }) => id), transitions: taken.map((each) => key(each)) }
}
