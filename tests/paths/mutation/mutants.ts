import { createMachine } from 'xstate'
import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'
import { keyOf } from 'statechart-graph'

export type Damage = 'dropped' | 'retargeted' | 'unguarded' | 'later' | 'without an action'

export interface Mutant {
  /** Stable across runs. */
  name: string
  damage: Damage
  /** Key in the unbroken machine. */
  transition: string
  source: string
  event: string
  make: () => AnyStateMachine
}

type Plain = Record<string, unknown>

/** Where a transition is in the config, and its number among the event's branches. */
interface Spot {
  node: StateNode
  place: readonly string[]
  event: string
  branch: number
  definition: AnyTransitionDefinition
}

/** Every way to break one transition: drop it, lead it elsewhere, drop its guard, change its delay, drop an action. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return spotsIn(machine.root).flatMap((spot) => {
    const { node, event, definition } = spot
    const transition = keyOf(definition)
    const mutant = (damage: Damage, detail: string, make: () => AnyStateMachine): Mutant => ({
      name: `${damage}${detail}: ${transition}`,
      damage,
      transition,
      source: node.id,
      event,
      make,
    })
    const elsewhere = otherTarget(definition)
    const delay = spot.place.at(-2) === 'after' ? spot.place.at(-1) : undefined
    return [
      mutant('dropped', '', () => changed(machine, spot, () => null)),
      ...(elsewhere
        ? [
            mutant('retargeted', ` to ${elsewhere.key}`, () =>
              changed(machine, spot, (branch) => ({ ...branch, target: `#${elsewhere.id}` })),
            ),
          ]
        : []),
      ...(definition.guard === undefined
        ? []
        : [mutant('unguarded', '', () => changed(machine, spot, withoutGuard))]),
      ...(delay === undefined ? [] : [mutant('later', '', () => delayed(machine, delay))]),
      ...definition.actions.map((_, place) =>
        mutant('without an action', ` #${place + 1}`, () =>
          changed(machine, spot, ({ actions, ...rest }) => ({
            ...rest,
            actions: listOf(actions).toSpliced(place, 1),
          })),
        ),
      ),
    ]
  })
}

function spotsIn(node: StateNode): Spot[] {
  const config = node.config as Plain
  const found: [string[], string][] = [
    ...Object.keys((config['on'] ?? {}) as Plain).map((event): [string[], string] => [['on', event], event]),
    ...Object.keys((config['after'] ?? {}) as Plain).map((delay): [string[], string] => [
      ['after', delay],
      `xstate.after.${delay}.${node.id}`,
    ]),
    ...listOf(config['invoke']).flatMap((_, place): [string[], string][] => [
      [['invoke', String(place), 'onDone'], `xstate.done.actor.${node.invoke[place]?.id}`],
      [['invoke', String(place), 'onError'], `xstate.error.actor.${node.invoke[place]?.id}`],
    ]),
    [['always'], ''],
    [['onDone'], `xstate.done.state.${node.id}`],
  ]
  const own = found.flatMap(([place, event]) =>
    listOf(at(config, place)).flatMap((_, branch) => {
      const branches = event === '' ? node.always : node.transitions.get(event)
      const definition = branches?.[branch]
      return definition ? [{ node, place, event, branch, definition }] : []
    }),
  )
  return [...own, ...Object.values(node.states).flatMap(spotsIn)]
}

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const withoutGuard = (branch: Plain): Plain =>
  Object.fromEntries(Object.entries(branch).filter(([key]) => key !== 'guard'))

/** A single invoke counts as the first of a list. */
function at(config: Plain, place: readonly string[]): unknown {
  return place.reduce<unknown>((value, key) => {
    if (key === '0' && !Array.isArray(value)) return value
    return (value as Plain | undefined)?.[key]
  }, config)
}

/** The next sibling of the target, or of the source if there is none. */
function otherTarget({ source, target }: AnyTransitionDefinition): StateNode | null {
  const now: StateNode = target?.[0] ?? source
  const around = now.parent?.type === 'compound' ? now.parent : now
  const states = Object.values(around.states).filter(({ type }) => type !== 'history')
  const place = states.indexOf(now)
  const next = states[(place + 1) % states.length]
  return next === undefined || next === now ? null : next
}

/** @param change null removes the branch */
function changed(
  machine: AnyStateMachine,
  spot: Spot,
  change: (branch: Plain) => Plain | null,
): AnyStateMachine {
  const config = copyOf(machine.config) as Plain
  const node = spot.node.path.reduce(
    (above, key) => (above['states'] as Record<string, Plain>)[key] as Plain,
    config,
  )
  const last = spot.place.at(-1) ?? ''
  const holder = at(node, spot.place.slice(0, -1)) as Plain
  const branches = listOf(holder[last]).map((branch): Plain =>
    typeof branch === 'string' ? { target: branch } : (branch as Plain),
  )
  const rest = branches.flatMap((branch, index) => (index === spot.branch ? (change(branch) ?? []) : branch))
  if (rest.length > 0) holder[last] = rest
  else delete holder[last]
  return build(config, machine.implementations)
}

/** The delay takes twice as long, plus 1 ms. */
function delayed(machine: AnyStateMachine, name: string): AnyStateMachine {
  const { delays } = machine.implementations
  const longer = 2 * Number(delays[name]) + 1
  return build(machine.config, { ...machine.implementations, delays: { ...delays, [name]: longer } })
}

/** Eventless transitions in a row, after which a machine will not come to rest. */
const restless = 1_000

const build = (config: object, implementations: object): AnyStateMachine =>
  createMachine({ ...config, options: { maxIterations: restless } } as never, implementations as never)

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]))
}
