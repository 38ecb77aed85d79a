import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { graphOf } from 'statechart-graph'
import { flowNames, flows, type FlowName } from '#machines/flows.ts'
import { codeOf } from '#machines/transition-code.ts'
import { Misunderstood } from '../asked.ts'

/** What `npm run operator -- walks --json` prints. */
const exported = z.array(z.object({ loads: z.int().check(z.positive()), steps: z.array(z.string()) }))
export type Exported = z.output<typeof exported>

/** One actor from its beginning to the end of the page load: the keys of its transitions. */
export interface ActorWalk {
  keys: readonly string[]
  /** Page loads with this walk. */
  loads: number
}

const ofCodes = new Map(
  flowNames.flatMap((flow) =>
    graphOf(flows[flow].machine).transitions.map(({ key }) => [codeOf(key), { flow, key }] as const),
  ),
)

/** @param file '-': the standard input */
export function readExported(file: string): Exported {
  try {
    return exported.parse(JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')))
  } catch {
    throw new Misunderstood(`${file} is not what "npm run operator -- walks --json" prints.`)
  }
}

/** By flow; equal walks are counted together, the most frequent first. @returns also the number of steps that are in no chart */
export function actorWalks(all: Exported): { walks: ReadonlyMap<FlowName, ActorWalk[]>; unknown: number } {
  const found = new Map<FlowName, Map<string, ActorWalk>>()
  let unknown = 0
  for (const { loads, steps } of all) {
    for (const told of Map.groupBy(steps, (step) => step.split('.')[0]).values()) {
      const taken = told.map((step) => ofCodes.get(step.split('.')[1] ?? ''))
      const known = taken.flatMap((each) => each ?? [])
      // A walk of an older machine is none of this one.
      if (known.length < taken.length) unknown += taken.length - known.length
      const [first] = known
      if (first === undefined || known.length < taken.length) continue
      const keys = known.map(({ key }) => key)
      const walks = found.get(first.flow) ?? new Map<string, ActorWalk>()
      const before = walks.get(keys.join('\n'))?.loads ?? 0
      found.set(first.flow, walks.set(keys.join('\n'), { keys, loads: before + loads }))
    }
  }
  const walks = new Map(
    [...found].map(([flow, each]) => [
      flow,
      [...each.values()].toSorted((one, other) => other.loads - one.loads),
    ]),
  )
  return { walks, unknown }
}
