import { together } from './coverage.ts'
import type { Flow } from './flow.ts'
import { pathsOf, type Path } from './generate.ts'
import { seenIn, walk, type Moment } from './walk.ts'

/** A path and what happened on it. */
export interface Walked {
  path: Path
  moments: Moment[]
}

export function walkAll(flow: Flow): Walked[] {
  return pathsOf(flow).map((path) => ({
    path,
    moments: walk(
      flow.machine,
      path.start.input,
      path.steps.map((step) => step.event),
    ),
  }))
}

/** Few of these that take, together, every transition that all of them take, and stop in every state. */
export function fewest(all: readonly Walked[]): Walked[] {
  const chosen = richest(all, ({ moments }) => seenIn(moments).transitions)
  const { states } = together(chosen.map(({ moments }) => seenIn(moments)))
  return [...chosen, ...richest(all, ({ moments }) => seenIn(moments).states.difference(states))]
}

/** The richest for its length first, until nothing new is left. */
function richest(all: readonly Walked[], keysOf: (walked: Walked) => Set<string>): Walked[] {
  const gains = all.map((each) => ({ each, keys: keysOf(each) }))
  const chosen: Walked[] = []
  for (;;) {
    const best = gains.reduce<(typeof gains)[number] | null>(
      (so, next) => (next.keys.size > 0 && (so === null || worth(next) > worth(so)) ? next : so),
      null,
    )
    if (best === null) return chosen
    chosen.push(best.each)
    const taken = best.keys
    for (const gain of gains) gain.keys = gain.keys.difference(taken)
  }
}

const fixedCost = 3
const worth = ({ each, keys }: { each: Walked; keys: Set<string> }) =>
  keys.size / (fixedCost + each.path.steps.length)
