import type { Said } from '#charts/words/said.ts'
import type { FlowName } from '#machines/flows.ts'
import { everythingIn } from '#charts/paths/coverage.ts'
import type { Flow } from '#charts/paths/flow.ts'
import { walked } from '#charts/flows/flows.ts'
import { wordsOf } from '#charts/paths/generate.ts'
import { limits } from '#charts/flows/limits.ts'
import { possible } from '#charts/paths/possible.ts'
import { fewest, walkAll, type Walked } from '#charts/paths/select.ts'
import { toursOf } from '#charts/paths/tour.ts'

/** By state id and transition key, why a browser cannot go there or that way. */
export function notForABrowser(name: FlowName): Readonly<Record<string, Said>> {
  const { states, transitions } = everythingIn(walked[name].machine)
  const keys = [...states, ...transitions]
  const reasons = Object.entries(limits[name]?.impossible ?? {}).flatMap(([what, reason]) =>
    keys.filter((key) => key === what || key.includes(` — ${what}`)).map((key) => [key, reason] as const),
  )
  return Object.fromEntries(reasons)
}

/** Few cases that take every transition that a browser can take. */
export function browserCases(name: FlowName): Walked[] {
  const limit = limits[name] ?? {}
  const flow = possible(name)
  const casesOf = limit.long ? toursOf : (some: Flow) => fewest(walkAll(some))
  return limit.each ? flow.starts.flatMap((start) => casesOf({ ...flow, starts: [start] })) : casesOf(flow)
}

export const caseName = ({ path }: Walked) =>
  [`As ${path.start.name}`, ...path.steps.map(({ event }) => wordsOf(event))].join(' → ')
