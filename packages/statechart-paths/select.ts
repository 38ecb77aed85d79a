import type { Flow } from './flow.ts'
import { pathsOf, type Path } from './generate.ts'
import { walk, type Moment } from 'statechart-walk'

export interface Walked {
  path: Path
  moments: Moment[]
}

const known = new WeakMap<Flow, readonly Walked[]>()

/** Of one flow always the same walks, so that they are walked once. */
export function walkAll(flow: Flow): readonly Walked[] {
  const walks =
    known.get(flow) ??
    pathsOf(flow).map((path) => ({
      path,
      moments: walk(
        flow.machine,
        path.start.input,
        path.steps.map((step) => step.event),
      ),
    }))
  known.set(flow, walks)
  return walks
}

/** Greedy: the most new keys for its length first. */
export function richest<T>(
  all: readonly T[],
  keysOf: (each: T) => Set<string>,
  stepsOf: (each: T) => number,
): T[] {
  const gains = all.map((each) => ({ each, keys: keysOf(each) }))
  const worth = ({ each, keys }: { each: T; keys: Set<string> }) => keys.size / (fixedCost + stepsOf(each))
  const chosen: T[] = []
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
