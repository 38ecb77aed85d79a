import { getStateNodes, type AnyStateMachine, type StateValue } from 'xstate'
import type { Mark, Marks } from 'statechart-drawing'
import type { Walk } from './use-walk.ts'

/** Ids of the active states, with their ancestors; empty if the value does not fit the machine. */
export function statesIn(machine: AnyStateMachine, value: StateValue): string[] {
  try {
    return getStateNodes(machine.root, value).map(({ id }) => id)
  } catch {
    return []
  }
}

/** Without the ancestors of others in the list. */
export const deepest = (ids: readonly string[]) =>
  ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)))

const marked = (keys: readonly string[], mark: Mark) => Object.fromEntries(keys.map((key) => [key, mark]))

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

/** The deepest states that the last event entered. */
export function arrivedAt({ moments }: Walk): string[] {
  const [before, last] = [moments.at(-2)?.state, moments.at(-1)?.state]
  return before && last ? entered(last.machine, before.value, last.value) : []
}

export function entered(machine: AnyStateMachine, before: StateValue, now: StateValue): string[] {
  const left = statesIn(machine, before)
  return deepest(statesIn(machine, now)).filter((id) => !left.includes(id))
}
