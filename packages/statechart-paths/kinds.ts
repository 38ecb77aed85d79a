import { getStateNodes } from 'xstate'
import type { Flow } from './flow.ts'
import { richest, walkAll, type Walked } from './select.ts'
import { onward, spotAfter, stepsIn, stepsTo, toursAfter, walkedOn, type Aim, type Route } from './tour.ts'
import { waysOf, type Way, type Ways } from './ways.ts'

export const kinds = ['transitions', 'shortest', 'pairs', 'triples', 'through'] as const
export type Kind = (typeof kinds)[number]

export interface Wish {
  kind: Kind
  /** Id of the state. */
  through?: string
  /** Per flow; keeps the paths that meet the most for their length. */
  limit: number
}

export interface Chosen {
  paths: Walked[]
  leftOut: number
  /** How many targets of the kind (transitions, places or pairs) the paths meet, and of how many. */
  met: number
  all: number
}

/** A beginning without transitions counts as one. */
const eachPair: Aim = {
  takes: ({ transitions }, after) =>
    (after.transitions.length > 0 ? after.transitions : ['']).flatMap((first) =>
      transitions.map((second) => `${first} » ${second}`),
    ),
  spotOf: ({ to, transitions }) => JSON.stringify([to, transitions]),
}

const eachTriple: Aim = {
  takes: (way, after, before) => {
    const first = before === null ? [''] : eachPair.takes(after, before, null)
    return first.flatMap((so) => way.transitions.map((third) => `${so} » ${third}`))
  },
  spotOf: ({ to, transitions }, after) => JSON.stringify([to, transitions, after.transitions]),
}

/** A place is the states together with what guards read. */
const eachPlace: Aim = { takes: ({ to }) => [to], takesFirst: ({ to }) => [to], spotOf: ({ to }) => to }

const idsIn = ({ state }: Way) => getStateNodes(state.machine.root, state.value).map(({ id }) => id)

/** Every transition and every state: of parallel regions that end together, one never rests in its end. */
const eachPart: Aim = {
  takes: (way) => [...way.transitions, ...idsIn(way)],
  takesFirst: (begin) => [...begin.transitions, ...idsIn(begin)],
  spotOf: ({ to }) => to,
}

/** Each way into the state, followed by every way on; a state that is left at once is met by its transitions. */
function eachThrough(id: string): Aim {
  const known = new Map<string, boolean>()
  const isIn = (way: Way) => {
    const is = known.get(way.to) ?? idsIn(way).includes(id)
    known.set(way.to, is)
    return is
  }
  const leaving = ({ transitions }: Way) => transitions.filter((key) => key.startsWith(`${id} — `))
  return {
    takes: (way, after) => [
      ...(isIn(way) && !isIn(after) ? way.transitions : []),
      ...(isIn(after) ? eachPair.takes(way, after, null) : leaving(way)),
    ],
    takesFirst: (begin) => (isIn(begin) ? [begin.to] : leaving(begin)),
    spotOf: eachPair.spotOf,
  }
}

const keyOf = ({ state, event }: Way) => JSON.stringify([state.value, event])

/** Every event in these states, by itself and with an answer after it. @returns paths as short as they can be */
export function everyEventIn(flow: Flow, ids: readonly string[], answers: RegExp): Walked[] {
  const isIn = (way: Way) => idsIn(way).some((id) => ids.includes(id))
  const aim: Aim = {
    takes: (way, after) =>
      isIn(after)
        ? [keyOf({ ...way, state: after.state }), ...(answers.test(way.event.type) ? [keyOf(after)] : [])]
        : [],
    spotOf: ({ to, event }) => JSON.stringify([to, event]),
  }
  return shortestTo(aim, waysOf(flow, walkAll(flow))).map((route) => walkedOn(flow, route))
}

const ways: Record<Kind, (through: string) => { aim: Aim; routes: (aim: Aim, all: Ways[]) => Route[] }> = {
  transitions: () => ({ aim: eachPart, routes: toursAfter }),
  shortest: () => ({ aim: eachPlace, routes: shortestTo }),
  pairs: () => ({ aim: eachPair, routes: toursAfter }),
  triples: () => ({ aim: eachTriple, routes: toursAfter }),
  through: (id) => ({ aim: eachThrough(id), routes: shortestTo }),
}

/** @param all the paths of the flow, if they are already walked */
export function chosenPaths(flow: Flow, wish: Wish, all: readonly Walked[] = walkAll(flow)): Chosen {
  const { kind, through = '', limit } = wish
  const { aim, routes } = ways[kind](through)
  const every = waysOf(flow, all)
  const found = routes(aim, every)
  const keysOf = ({ begin, ways: steps }: Route) =>
    new Set([
      ...(aim.takesFirst?.(begin) ?? []),
      ...steps.flatMap((way, at) =>
        aim.takes(way, steps[at - 1] ?? begin, steps[at - 2] ?? (at === 1 ? begin : null)),
      ),
    ])
  const metBy = (some: readonly Route[]) => new Set(some.flatMap((each) => [...keysOf(each)]))
  const met = metBy(found)
  for (const { start, begin } of every) {
    const first = aim.takesFirst?.(begin) ?? []
    if (first.every((key) => met.has(key))) continue
    for (const key of first) met.add(key)
    found.push({ start, begin, ways: [] })
  }
  const kept = found.length > limit ? best(found, keysOf, limit) : found
  return {
    paths: kept.map((route) => walkedOn(flow, route)),
    leftOut: found.length - kept.length,
    met: metBy(kept).size,
    all: met.size,
  }
}

function best(found: readonly Route[], keysOf: (route: Route) => Set<string>, limit: number): Route[] {
  const chosen = new Set(richest(found, keysOf, ({ ways: steps }) => steps.length).slice(0, limit))
  return found.filter((each) => chosen.has(each))
}

/** One path to each target; a path that is the beginning of another is dropped. */
function shortestTo(aim: Aim, all: Ways[]): Route[] {
  const taken = new Set<string>()
  return all.flatMap(({ start, begin, from }) => {
    const found = [...onward(spotAfter(begin, null), stepsIn(from, aim))].filter(({ step }) => {
      const keys = step.meets.filter((key) => !taken.has(key))
      for (const key of keys) taken.add(key)
      return keys.length > 0
    })
    const passed = new Set<unknown>()
    for (const { by } of found) for (let at = by; at; at = at.by) passed.add(at)
    return found
      .filter((each) => !passed.has(each))
      .map((each) => ({ start, begin, ways: stepsTo(each).map(({ way }) => way) }))
  })
}
