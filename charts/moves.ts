import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { keyOf } from 'statechart-graph'

export interface Moves {
  states: string[]
  transitions: string[]
}

/**
 * The states (by id) and the transitions of one inspection event.
 * @param key keyOf of transition-code.ts; passed in, because this function is also sent to a page as text
 */
export function movesOf(moved: InspectionEvent, key: typeof keyOf): Moves {
  if (moved.type !== '@xstate.microstep' && moved.type !== '@xstate.snapshot')
    return { states: [], transitions: [] }
  // Only actors of machines have `_nodes`.
  const nodes: { id: string }[] = Reflect.get(moved.snapshot, '_nodes') ?? []
  const taken: AnyTransitionDefinition[] = Reflect.get(moved, '_transitions') ?? []
  return { states: nodes.map(({ id }) => id), transitions: taken.map((each) => key(each)) }
}
