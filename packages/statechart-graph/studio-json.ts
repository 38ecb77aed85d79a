import type { AnyStateMachine } from 'xstate'
import type { JsonObject } from './json.ts'
import { plainOf } from './plain.ts'

/**
 * JSON for createMachine and Stately: every guard, action, actor and delay by its name.
 * The length of each delay is in the machine's meta, since the format has no place for it.
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
export function delaysOf({ implementations }: AnyStateMachine): Record<string, number> {
  const delays = Object.entries(implementations.delays)
  return Object.fromEntries(delays.map(([name, delay]) => [name, Number(delay)]))
}
