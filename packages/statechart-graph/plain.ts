import type { AnyStateMachine } from 'xstate'
import { nameOf } from './name-of.ts'
import { compact, jsonOf, type Json, type JsonObject } from './json.ts'
import { ownActionOf } from './own-action.ts'

type Config = Readonly<Record<string, unknown>>

/** The machine as pure data: every part by its name, functions left out. */
export const plainOf = (machine: AnyStateMachine): JsonObject => stateOf(machine.config)

function stateOf(state: unknown): JsonObject {
  const config = fieldsOf(state)
  return compact({
    id: jsonOf(config['id']),
    description: jsonOf(config['description']),
    type: jsonOf(config['type']),
    history: jsonOf(config['history']),
    context: jsonOf(config['context']),
    initial: config['initial'] === undefined ? undefined : transitionOf(config['initial']),
    tags: jsonOf(config['tags']),
    meta: jsonOf(config['meta']),
    entry: oneOrMore(config['entry'], actionOf),
    exit: oneOrMore(config['exit'], actionOf),
    invoke: oneOrMore(config['invoke'], invokeOf),
    on: each(config['on'], transitionsOf),
    always: transitionsOf(config['always']),
    after: each(config['after'], transitionsOf),
    onDone: transitionsOf(config['onDone']),
    states: each(config['states'], stateOf),
  })
}

function invokeOf(invoked: unknown): Json {
  const config = fieldsOf(invoked)
  return compact({
    id: jsonOf(config['id']),
    src: nameOf(config['src']),
    onDone: transitionsOf(config['onDone']),
    onError: transitionsOf(config['onError']),
    onSnapshot: transitionsOf(config['onSnapshot']),
  })
}

const transitionsOf = (config: unknown) => oneOrMore(config, transitionOf)

function transitionOf(config: unknown): Json {
  if (typeof config === 'string') return config
  const { target, guard, actions, reenter, description, meta } = fieldsOf(config)
  return compact({
    guard: guard === undefined ? undefined : partOf(guard),
    target: jsonOf(target),
    reenter: jsonOf(reenter),
    actions: oneOrMore(actions, actionOf),
    description: jsonOf(description),
    meta: jsonOf(meta),
  })
}

const actionOf = (action: unknown): Json => ownActionOf(action)?.name ?? partOf(action)

function partOf(part: unknown): Json {
  const type = nameOf(part)
  const params =
    typeof part === 'object' && part !== null && 'params' in part ? jsonOf(part.params) : undefined
  return params === undefined ? type : { type, params }
}

function oneOrMore(config: unknown, of: (part: unknown) => Json): Json | undefined {
  if (config === undefined) return undefined
  return Array.isArray(config) ? config.map(of) : of(config)
}

function each(config: unknown, of: (part: unknown) => Json | undefined): JsonObject | undefined {
  if (config === undefined) return undefined
  return compact(Object.fromEntries(Object.entries(fieldsOf(config)).map(([key, part]) => [key, of(part)])))
}

function fieldsOf(config: unknown): Config {
  if (!isConfig(config)) throw new Error(`A chart cannot hold ${String(config)}`)
  return config
}

const isConfig = (config: unknown): config is Config => typeof config === 'object' && config !== null
