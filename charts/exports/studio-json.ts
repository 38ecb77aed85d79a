import type { AnyStateMachine } from 'xstate'
import { jsonOf, type JsonObject } from './json.ts'
import { plainOf } from './plain.ts'

/**
 * The chart as JSON, in the form that createMachine takes and that Stately reads: every guard, action, actor and delay by its name.
 * How long the delays are stands in the meta of the machine, since a chart has no other place for it; null where only the context knows.
 */
export function studioJson(machine: AnyStateMachine): string {
  const plain = plainOf(machine)
  const delays = delaysOf(machine)
  if (Object.keys(delays).length === 0) return written(plain)
  const meta = plain['meta']
  const known = typeof meta === 'object' && meta !== null && !Array.isArray(meta) ? meta : {}
  return written({ ...plain, meta: { ...known, delays } })
}

const written = (chart: JsonObject): string => `${JSON.stringify(chart, null, 2)}\n`

/** Milliseconds by name. */
export function delaysOf(machine: AnyStateMachine): JsonObject {
  const { delays } = machine.implementations
  return Object.fromEntries(Object.entries(delays).map(([name, delay]) => [name, jsonOf(delay) ?? null]))
}
