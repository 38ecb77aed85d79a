import { everythingIn, together, seenIn } from 'statechart-coverage'
import { type Case, walk, type Moment } from 'statechart-walk'
import { type Flow, chosenPaths, type Walked } from 'statechart-paths'
import { outcomeOf, type Outcome, type RememberedCase } from './remembered.ts'

/** A case that fails on the current machine, and where it first goes wrong. */
export interface Stale {
  id: string
  start: string
  /** From 1; 0 is the beginning. */
  step: number
  event: Case | null
  next: Case | null
  /** `is` is null if the start no longer exists. */
  was: Outcome
  is: Outcome | null
}

export interface Standing {
  all: number
  stale: Stale[]
  /** Current cases for what no valid case walks. */
  fresh: Walked[]
}

export function standingOf(flow: Flow, cases: readonly RememberedCase[]): Standing {
  const stood: Moment[][] = []
  const stale = cases.flatMap((each): Stale[] => {
    const start = flow.starts.find(({ name }) => name === each.start)
    if (!start) return [{ ...brief(each), step: 0, event: null, next: null, was: each.begin, is: null }]
    const moments = walk(
      flow.machine,
      start.input,
      each.steps.map(({ event }) => event),
    )
    const wanted = [each.begin, ...each.steps.map(({ outcome }) => outcome)]
    const step = moments.findIndex((moment, at) => !isSame(outcomeOf(moment), wanted[at]))
    const moment = moments[step]
    const was = wanted[step]
    if (moment && was) {
      const next = each.steps[step]?.event ?? null
      return [{ ...brief(each), step, event: moment.event, next, was, is: outcomeOf(moment) }]
    }
    stood.push(moments)
    return []
  })
  const seen = together(stood.map(seenIn)).transitions
  const missing = everythingIn(flow.machine).transitions.difference(seen)
  const fresh = chosenPaths(flow, { kind: 'transitions', limit: Infinity }).paths.filter(
    ({ moments }) => !seenIn(moments).transitions.isDisjointFrom(missing),
  )
  return { all: cases.length, stale, fresh }
}

const brief = ({ id, start }: RememberedCase) => ({ id, start })
const isSame = (one: Outcome, other: Outcome | undefined) => JSON.stringify(one) === JSON.stringify(other)
