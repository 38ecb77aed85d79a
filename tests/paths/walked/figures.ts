import { walked } from '#charts/flows/flows.ts'
import { graphOf } from '#charts/graph.ts'
import { chosenPaths } from '#charts/paths/kinds.ts'
import { walkAll, type Walked } from '#charts/paths/select.ts'
import { walkedOn } from '#charts/paths/tour.ts'
import { waysOf, type Way, type Ways } from '#charts/paths/ways.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import type { ActorWalk } from './read.ts'

export interface FlowFigures {
  /** Walks of its actors, all page loads together. */
  walks: number
  /** By transition key, the part of the walks that took it, 0 to 1; the most frequent first. */
  shares: [key: string, share: number][]
  never: string[]
  /** By state id, the part of the walks that ended there. */
  ends: [state: string, share: number][]
  top: (ActorWalk & { case: Walked | null })[]
  /** That no generated case contains, the most frequent first. */
  untested: ActorWalk[]
}

const mostTop = 10

export function figuresOf(flow: FlowName, all: readonly ActorWalk[]): FlowFigures {
  const { transitions } = graphOf(flows[flow].machine)
  const walks = all.reduce((sum, { loads }) => sum + loads, 0)
  const shareOf = (is: (walk: ActorWalk) => boolean) =>
    all.filter(is).reduce((sum, { loads }) => sum + loads, 0) / walks
  const byShare = (keys: readonly string[], is: (walk: ActorWalk, key: string) => boolean) =>
    keys
      .map((key): [string, number] => [key, shareOf((walk) => is(walk, key))])
      .filter(([, share]) => share > 0)
      .toSorted(([, one], [, other]) => other - one)
  const endOf = ({ keys }: ActorWalk) => {
    const last = transitions.find(({ key }) => key === keys.at(-1))
    return last?.targets.join(', ') || last?.source
  }
  const shares = byShare(
    transitions.map(({ key }) => key),
    ({ keys }, key) => keys.includes(key),
  )
  const taken = new Set(shares.map(([key]) => key))
  const paths = walkAll(walked[flow])
  const tested = (['transitions', 'pairs'] as const)
    .flatMap((kind) => chosenPaths(walked[flow], { kind, limit: Infinity }, paths).paths)
    .map(({ moments }) => line(moments.flatMap((moment) => moment.transitions)))
  const ways = waysOf(walked[flow], paths)
  return {
    walks,
    shares,
    never: transitions.map(({ key }) => key).filter((key) => !taken.has(key)),
    ends: byShare([...new Set(all.flatMap((walk) => endOf(walk) ?? []))], (walk, id) => endOf(walk) === id),
    top: all.slice(0, mostTop).map((walk) => ({ ...walk, case: caseOf(flow, ways, walk.keys) })),
    untested: all.filter(({ keys }) => !tested.some((each) => each.includes(line(keys)))),
  }
}

const line = (keys: readonly string[]) => `\n${keys.join('\n')}\n`

/** The events that take these transitions from a start of the flow; null: what the world answered is not among its answers. */
function caseOf(flow: FlowName, all: readonly Ways[], keys: readonly string[]): Walked | null {
  for (const ways of all) {
    const found = from(ways, ways.begin, keys, new Set())
    if (found) return walkedOn(walked[flow], { start: ways.start, begin: ways.begin, ways: found.slice(1) })
  }
  return null
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
