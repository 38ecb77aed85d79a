import type { AnyMachineSnapshot } from 'xstate'
import type { Case, Flow, Start } from './flow.ts'
import { walkAll, type Walked } from './select.ts'
import { walk, type Moment } from './walk.ts'

interface Step {
  event: Case
  state: AnyMachineSnapshot
  /** The place that it leads to. */
  to: string
  transitions: readonly string[]
}

/** Steps after which a tour is long enough to be read; it goes on in another one. */
const longEnough = 12

/** Few paths that take every transition: each goes on to the nearest one not yet taken, as long as there is one. */
export function toursOf(flow: Flow): Walked[] {
  const taken = new Set<string>()
  return flow.starts.flatMap((start) => {
    const map = mapOf(flow, start)
    const tours: Walked[] = []
    for (;;) {
      const tour = tourOf(map, taken)
      if (tour.length === 0) return tours
      const events = tour.map(({ event }) => event)
      tours.push({ path: { start, steps: tour }, moments: walk(flow.machine, start.input, events) })
    }
  })
}

interface Ways {
  begin: string
  from: ReadonlyMap<string, readonly Step[]>
}

function mapOf(flow: Flow, start: Start): Ways {
  const placeOf = (state: AnyMachineSnapshot) => JSON.stringify([state.value, flow.project(state)])
  const ways = new Map<string, Map<string, Step>>()
  let begin = ''
  const add = (before: Moment, { event, state, transitions }: Moment) => {
    if (event === null || transitions.length === 0) return
    const here = placeOf(before.state)
    const steps = ways.get(here) ?? new Map<string, Step>()
    steps.set(JSON.stringify([event, transitions]), { event, state, to: placeOf(state), transitions })
    ways.set(here, steps)
  }
  for (const { moments } of walkAll({ ...flow, starts: [start] })) {
    if (moments[0]) begin = placeOf(moments[0].state)
    for (const [index, moment] of moments.slice(1).entries()) add(moments[index] ?? moment, moment)
  }
  return { begin, from: new Map([...ways].map(([place, steps]) => [place, [...steps.values()]])) }
}

function tourOf(ways: Ways, taken: Set<string>): Step[] {
  const tour: Step[] = []
  while (tour.length < longEnough) {
    const next = nearest(ways, tour.at(-1)?.to ?? ways.begin, taken)
    if (next.length === 0) break
    for (const { transitions } of next) for (const key of transitions) taken.add(key)
    tour.push(...next)
  }
  return tour
}

/** The shortest way from the place to a step that takes something new; nothing where there is none. */
function nearest(ways: Ways, from: string, taken: ReadonlySet<string>): Step[] {
  const reached = new Set([from])
  let edge: { at: string; way: Step[] }[] = [{ at: from, way: [] }]
  while (edge.length > 0) {
    const steps = edge.flatMap(({ at, way }) => (ways.from.get(at) ?? []).map((step) => [...way, step]))
    const found = steps.find((way) => way.at(-1)?.transitions.some((key) => !taken.has(key)))
    if (found) return found
    edge = []
    for (const way of steps) {
      const at = way.at(-1)?.to ?? from
      if (!reached.has(at)) edge.push({ at, way })
      reached.add(at)
    }
  }
  return []
}
