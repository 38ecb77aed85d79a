import type { Flow } from './flow.ts'
import { type Start, walk } from 'statechart-walk'
import { walkAll, type Walked } from './select.ts'
import { waysOf, type Way, type Ways } from './ways.ts'

export interface Aim {
  /** Keys that a step meets after another one, and after the one before that. */
  takes: (way: Way, after: Way, before: Way | null) => readonly string[]
  /** Keys that the beginning of a start meets. */
  takesFirst?: (begin: Way) => readonly string[]
  /** Steps with the same spot can be followed by the same paths. */
  spotOf: (way: Way, after: Way) => string
}

/** The last two steps of a way. */
interface End {
  last: Way
  before: Way | null
}

export interface Route {
  start: Start
  begin: Way
  ways: readonly Way[]
}

interface Reached {
  way: Way
  by: Reached | null
}

const eachTransition: Aim = { takes: ({ transitions }) => transitions, spotOf: ({ to }) => to }

/** Few paths that take every transition: each goes on to the nearest one that is not yet taken. */
export const toursOf = (flow: Flow): Walked[] =>
  toursAfter(eachTransition, waysOf(flow, walkAll(flow))).map((route) => walkedOn(flow, route))

export function walkedOn({ machine }: Flow, { start, ways }: Route): Walked {
  const events = ways.map(({ event }) => event)
  return { path: { start, steps: ways }, moments: walk(machine, start.input, events) }
}

/** Steps after which a new tour begins, so that each can be read. */
const longEnough = 12

export function toursAfter(aim: Aim, all: readonly Ways[]): Route[] {
  const taken = new Set<string>()
  return all.flatMap((ways) => {
    const tours: Route[] = []
    for (;;) {
      const tour = tourOf(ways, aim, taken)
      if (tour.length === 0) return tours
      tours.push({ start: ways.start, begin: ways.begin, ways: tour })
    }
  })
}

function tourOf(ways: Ways, aim: Aim, taken: Set<string>): Way[] {
  const tour: Way[] = []
  let [last, before]: [Way, Way | null] = [ways.begin, null]
  while (tour.length < longEnough) {
    const next = nearest(ways, { last, before }, aim, taken)
    if (next.length === 0) break
    for (const way of next) {
      for (const key of aim.takes(way, last, before)) taken.add(key)
      ;[last, before] = [way, last]
    }
    tour.push(...next)
  }
  return tour
}

/** The shortest way to a step that meets something new; empty if there is none. */
function nearest(ways: Ways, end: End, aim: Aim, taken: ReadonlySet<string>): Way[] {
  for (const reached of onward(ways, end.last, aim)) {
    const isNew = keysAt(reached, end, aim).some((key) => !taken.has(key))
    if (isNew) return wayOf(reached)
  }
  return []
}

/** Keys that the last of these steps meets, which follow the end of another way. */
export function keysAt({ way, by }: Reached, { last, before }: End, aim: Aim): readonly string[] {
  if (by === null) return aim.takes(way, last, before)
  return aim.takes(way, by.way, by.by?.way ?? last)
}

/** Every step that can be reached from there, breadth first. */
export function* onward(ways: Ways, last: Way, { spotOf }: Aim): Generator<Reached> {
  const known = new Set<string>()
  let edge: (Reached | null)[] = [null]
  while (edge.length > 0) {
    const further: Reached[] = []
    for (const by of edge) {
      for (const way of ways.from.get((by?.way ?? last).to) ?? []) {
        const reached = { way, by }
        yield reached
        const spot = spotOf(way, by?.way ?? last)
        if (!known.has(spot)) further.push(reached)
        known.add(spot)
      }
    }
    edge = further
  }
}

export function wayOf(reached: Reached): Way[] {
  const way: Way[] = []
  for (let at: Reached | null = reached; at; at = at.by) way.unshift(at.way)
  return way
}
