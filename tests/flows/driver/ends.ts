import { leavesOf } from 'statechart-walk'
import { richest, type Walked } from 'statechart-paths'
import type { Language } from '#charts/words/said.ts'
import { caseName } from './cases.ts'
import { printOf, type Replayed } from './record.ts'

/** A moment of a case, in which these leaf states rest. */
export interface End {
  walked: Walked
  at: number
  leaves: string[]
}

/** The case as far as the moment. */
export const upTo = ({ path, moments }: Walked, at: number): Walked => ({
  path: { ...path, steps: path.steps.slice(0, at) },
  moments: moments.slice(0, at + 1),
})

const everyEnd = (cases: readonly Walked[]): End[] =>
  cases.flatMap((walked) =>
    walked.moments.map(({ state }, at) => ({ walked, at, leaves: leavesOf(state.value) })),
  )

/** All leaf states in which the cases rest. */
export const leavesIn = (cases: readonly Walked[]): Set<string> =>
  new Set(everyEnd(cases).flatMap(({ leaves }) => leaves))

/** Few short ways to all of these states; each state stands at one of them. */
export function endsOf(cases: readonly Walked[]): End[] {
  const taken = new Set<string>()
  return richest(
    everyEnd(cases),
    ({ leaves }) => new Set(leaves),
    ({ at }) => at,
  ).map((end) => {
    const leaves = end.leaves.filter((leaf) => !taken.has(leaf))
    for (const leaf of leaves) taken.add(leaf)
    return { ...end, leaves }
  })
}

/** What a flow of the language says that the page speaks; other flows say nothing of it. */
const spokenAt = ({ walked, at }: End): unknown => walked.moments[at]?.state.context?.language

/**
 * Other ways to one of the states: the shortest for each set of states beside it, then longer ones. Those on which the
 * page speaks the language already come first.
 */
export function otherEnds(cases: readonly Walked[], leaf: string, language: Language): End[] {
  const there = everyEnd(cases).filter(({ leaves }) => leaves.includes(leaf))
  const far = (end: End) => (spokenAt(end) === language ? 0 : 1)
  const nearer = (one: End, other: End) => far(one) - far(other) || one.at - other.at
  const firstBy = (keyOf: (end: End) => string, all: readonly End[]) =>
    [...Map.groupBy(all, keyOf).values()].flatMap((same) => same.slice(0, 1))
  const ends = firstBy(({ at, leaves }) => [at, ...leaves].join(), there.toSorted(nearer))
  const shortest = firstBy(({ leaves }) => leaves.join(), ends)
  return [...shortest, ...ends.filter((end) => !shortest.includes(end))]
}

export type Reached = Pick<Replayed, 'case' | 'told'> & { at: number }

export function reachedAt({ walked, at }: Pick<End, 'walked' | 'at'>): Reached {
  const gone = upTo(walked, at)
  return { case: caseName(gone), told: printOf(gone), at }
}

/** The cases of the current machine go this way. */
export const isStillGone = (cases: readonly Walked[]) => {
  const named = cases.map((walked) => ({ walked, name: caseName(walked) }))
  return (way: Reached): boolean =>
    named.some(
      ({ walked, name }) =>
        walked.moments.length > way.at &&
        name.startsWith(way.case) &&
        caseName(upTo(walked, way.at)) === way.case &&
        printOf(upTo(walked, way.at)) === way.told,
    )
}
