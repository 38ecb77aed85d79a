import { getStateNodes, type AnyStateMachine, type StateValue } from 'xstate'
import type { Mark, Marks } from '../drawing/marks.ts'
import type { Walk } from './use-walk.ts'

/** The states that the value names, from the machine itself on; none where it names others. */
export function statesIn(machine: AnyStateMachine, value: StateValue): string[] {
  try {
    return getStateNodes(machine.root, value).map(({ id }) => id)
  } catch {
    return []
  }
}

/** The states at the bottom: those that say most about where it is. */
export const deepest = (ids: readonly string[]) =>
  ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)))

const marked = (keys: readonly string[], mark: Mark) => Object.fromEntries(keys.map((key) => [key, mark]))

/** Where a walk has been, where it is, and what can happen next. */
export function marksOf({ moments, offers }: Walk): Marks {
  const last = moments.at(-1)
  if (!last) return {}
  const { machine, value } = last.state
  const been = moments.flatMap(({ state }) => statesIn(machine, state.value))
  return {
    states: { ...marked(been, 'covered'), ...marked(statesIn(machine, value), 'current') },
    transitions: {
      ...marked(
        moments.flatMap(({ transitions }) => transitions),
        'covered',
      ),
      ...marked(
        offers.flatMap(({ transitions }) => transitions),
        'next',
      ),
    },
  }
}

/** Where the last event has led to; null where it has led nowhere else. */
export function arrivedAt({ moments }: Walk): string | null {
  const [before, last] = [moments.at(-2)?.state, moments.at(-1)?.state]
  return before && last ? entered(last.machine, before.value, last.value) : null
}

/** The deepest state that is new; null where none is. */
export function entered(machine: AnyStateMachine, before: StateValue, now: StateValue): string | null {
  const left = statesIn(machine, before)
  return deepest(statesIn(machine, now)).find((id) => !left.includes(id)) ?? null
}
