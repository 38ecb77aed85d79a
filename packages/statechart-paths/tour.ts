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

export interface Route {
  start: Start
  begin: Way
  ways: readonly Way[]
}

/** Where the same steps follow. */
interface Spot {
  /** The last two steps of the way that came there first. */
  last: Way
  before: Way | null
  /** Null until they are asked for. */
  steps: readonly Step[] | null
}

interface Step {
  way: Way
  /** Keys that it meets, without those that are known to be taken. */
  meets: readonly string[]
  to: Spot
}

export interface Reached {
  step: Step
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
  return all.flatMap(({ start, begin, from }) => {
    const tours: Route[] = []
    const stepsOf = stepsIn(from, aim)
    const first = spotAfter(begin, null)
    for (;;) {
      const tour = tourFrom(first, stepsOf, taken)
      if (tour.length === 0) return tours
      tours.push({ start, begin, ways: tour })
    }
  })
}

function tourFrom(first: Spot, stepsOf: StepsOf, taken: Set<string>): Way[] {
  const tour: Step[] = []
  while (tour.length < longEnough) {
    const next = nearest(tour.at(-1)?.to ?? first, stepsOf, taken)
    if (next.length === 0) break
    for (const { meets } of next) for (const key of meets) taken.add(key)
    tour.push(...next)
  }
  return tour.map(({ way }) => way)
}

/** The shortest way to a step that meets something new; empty if there is none. */
function nearest(spot: Spot, stepsOf: StepsOf, taken: ReadonlySet<string>): Step[] {
  for (const reached of onward(spot, stepsOf)) {
    const { step } = reached
    if (step.meets.length === 0) continue
    step.meets = step.meets.filter((key) => !taken.has(key))
    if (step.meets.length > 0) return stepsTo(reached)
  }
  return []
}

type StepsOf = (spot: Spot) => readonly Step[]

export const spotAfter = (last: Way, before: Way | null): Spot => ({ last, before, steps: null })

/** The steps that follow at each spot of a start. */
export function stepsIn(from: Ways['from'], { takes, spotOf }: Aim): StepsOf {
  const spots = new Map<string, Spot>()
  return (spot) => {
    const { last, before } = spot
    spot.steps ??= (from.get(last.to) ?? []).map((way) => {
      const key = spotOf(way, last)
      const to = spots.get(key) ?? spotAfter(way, last)
      spots.set(key, to)
      return { way, meets: takes(way, last, before), to }
    })
    return spot.steps
  }
}

/** Every step that can be reached from there, breadth first. */
export function* onward(spot: Spot, stepsOf: StepsOf): Generator<Reached> {
  const known = new Set<Spot>()
  let edge: (Reached | null)[] = [null]
  while (edge.length > 0) {
    const further: Reached[] = []
    for (const by of edge) {
      for (const step of stepsOf(by?.step.to ?? spot)) {
        const reached = { step, by }
        yield reached
        if (!known.has(step.to)) further.push(reached)
        known.add(step.to)
      }
    }
    edge = further
  }
}

export function stepsTo(reached: Reached): Step[] {
  const steps: Step[] = []
  for (let at: Reached | null = reached; at; at = at.by) steps.unshift(at.step)
  return steps
}
