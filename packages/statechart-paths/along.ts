import type { Flow } from './flow.ts'
import type { Walked } from './select.ts'
import { walkedOn } from './tour.ts'
import { waysOf, type Way, type Ways } from './ways.ts'

/** For each list of transitions, the path that takes them from a start of the flow; null if there is none. @param all the paths of the flow */
export function pathsAlong(
  flow: Flow,
  all: readonly Walked[],
  lists: readonly (readonly string[])[],
): (Walked | null)[] {
  const starts = waysOf(flow, all)
  return lists.map((keys) => {
    for (const ways of starts) {
      const { start, begin } = ways
      const found = from(ways, begin, keys, new Set())
      if (found) return walkedOn(flow, { start, begin, ways: found.slice(1) })
    }
    return null
  })
}

/** This way with those that take the rest; null if there are none. @param dead places from which the rest cannot be taken */
function from(ways: Ways, way: Way, keys: readonly string[], dead: Set<string>): Way[] | null {
  const { transitions, to } = way
  if (transitions.some((key, at) => keys[at] !== key)) return null
  const rest = keys.slice(transitions.length)
  if (rest.length === 0) return [way]
  const spot = `${rest.length} ${to}`
  if (dead.has(spot)) return null
  for (const next of ways.from.get(to) ?? []) {
    const found = from(ways, next, rest, dead)
    if (found) return [way, ...found]
  }
  dead.add(spot)
  return null
}
