import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'
import { actionNameOf, graphOf, type Graph, keyOf } from 'statechart-graph'

export interface Whole extends Graph {
  beside: readonly unknown[]
}

export function wholeOf(machine: AnyStateMachine): Whole {
  return {
    ...graphOf(machine),
    transitions: transitionsOf(machine),
    beside: nodesOf(machine.root).map(besideOf),
  }
}

/** The graph's transitions, with names for xstate's own actions. */
function transitionsOf(machine: AnyStateMachine): Graph['transitions'] {
  const definitions = new Map(
    nodesOf(machine.root)
      .flatMap(definitionsOf)
      .map((definition) => [keyOf(definition), definition]),
  )
  return graphOf(machine).transitions.map((transition) => ({
    ...transition,
    actions: definitions.get(transition.key)?.actions.map(actionNameOf) ?? [],
  }))
}

const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const definitionsOf = (node: StateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), node.always ?? []].flat()

const besideOf = (node: StateNode) => ({
  id: node.id,
  invokes: node.invoke.map(({ id }) => id),
  reenters: definitionsOf(node).map(({ reenter, description }) => [reenter, description ?? null]),
})
