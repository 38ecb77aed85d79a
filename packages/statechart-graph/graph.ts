import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'
import { keyOf } from './key-of.ts'
import { actionNameOf } from './own-action.ts'
import { nameOf } from './name-of.ts'

export interface ChartState {
  /** 'recovery.asking for the code'. */
  id: string
  /** 'asking for the code'. */
  name: string
  /** Without the machine's id: 'asking for the code', 'dialog.login'; empty for the machine. */
  path: string
  /** The id; null for the machine itself. */
  parent: string | null
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  isInitial: boolean
  description: string | null
  /** Of the specification. */
  section: string | null
  tags: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  /** Sources of the actors that run here. */
  actors: readonly string[]
}

export type Cause = 'intent' | 'fact' | 'done' | 'failed' | 'after' | 'always'

export interface ChartTransition {
  /** The same in every copy of the machine; coverage is stored by it. */
  key: string
  source: string
  /** Ids; empty where it has no target. */
  targets: readonly string[]
  cause: Cause
  /** Of xstate: 'send the code', 'xstate.done.actor.send the code', '' for always. */
  event: string
  /** For a reader: the intent, the fact, the actor, the delay. */
  label: string
  /** Milliseconds; null without a delay. */
  delay: number | null
  guard: string | null
  actions: readonly string[]
}

export interface Graph {
  id: string
  states: readonly ChartState[]
  transitions: readonly ChartTransition[]
}

export function graphOf(machine: AnyStateMachine): Graph {
  const nodes = nodesOf(machine.root)
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap(transitionsOf).map((transition) => arrowOf(machine, transition)),
  }
}

function nodesOf(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap((each) => nodesOf(each))]
}

const transitionsOf = (node: StateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), node.always ?? []].flat()

function stateOf(node: StateNode): ChartState {
  const { parent, meta } = node
  return {
    id: node.id,
    name: node.key,
    path: node.path.join('.'),
    parent: parent?.id ?? null,
    type: node.type,
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    description: node.description ?? null,
    section: (meta as { section?: string } | undefined)?.section ?? null,
    tags: node.tags,
    entry: node.entry.map(actionNameOf),
    exit: node.exit.map(actionNameOf),
    actors: node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'unnamed')),
  }
}

const causes: [RegExp, Cause][] = [
  [/^$/, 'always'],
  [/^xstate\.(?:done\.actor|done\.state)\.(.+)$/, 'done'],
  [/^xstate\.error\.actor\.(.+)$/, 'failed'],
  [/^xstate\.after\.([^.]+)\..+$/, 'after'],
  [/^(.+\..+)$/, 'fact'],
  [/^(.+)$/, 'intent'],
]

function arrowOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType, target, guard, actions } = transition
  const [pattern, cause] = causes.find(([each]) => each.test(eventType)) ?? [/^/, 'intent' as const]
  const label = pattern.exec(eventType)?.[1] ?? ''
  return {
    key: keyOf(transition),
    source: source.id,
    targets: target?.map(({ id }) => id) ?? [],
    cause,
    event: eventType,
    label,
    delay: cause === 'after' ? Number(machine.implementations.delays[label] ?? label) : null,
    guard: guard === undefined ? null : nameOf(guard),
    actions: actions.map(nameOf),
  }
}
