import type { FlowName } from '#machines/flows.ts'
import type { Flow } from '#charts/paths/flow.ts'
import { wordsOf } from '#charts/paths/generate.ts'
import { limits } from '#charts/flows/limits.ts'
import { possible } from '#charts/paths/possible.ts'
import { everyEventIn } from '#charts/paths/kinds.ts'
import { fewest, walkAll, type Walked } from '#charts/paths/select.ts'
import { toursOf } from '#charts/paths/tour.ts'

/** Few cases that take every transition that a browser can take. */
export function browserCases(name: FlowName): Walked[] {
  const limit = limits[name] ?? {}
  const flow = possible(name)
  const casesOf = limit.long ? toursOf : (some: Flow) => fewest(walkAll(some))
  const few = limit.each
    ? flow.starts.flatMap((start) => casesOf({ ...flow, starts: [start] }))
    : casesOf(flow)
  return limit.everyEventIn ? [...few, ...everyEventIn(flow, limit.everyEventIn, answers)] : few
}

const answers = /\.answered$/

export const caseName = ({ path }: Walked) =>
  [`As ${path.start.name}`, ...path.steps.map(({ event }) => wordsOf(event))].join(' → ')
