import type { Told } from './run.ts'

export interface Choice {
  told: Told
  /** 'state of the one × event of the other', where it is such a pair. */
  pair: string | null
}

/** Flows that run together, as they are walked. */
export interface Ground<Step> {
  /** Runs them from their beginning. @returns the last step */
  after: (way: readonly Told[]) => Step
  /** Events of the other in one walk. */
  most: number
  /** Opened first. */
  beginning: readonly Told[]
  /** What can happen next; empty at an end. */
  choices: (step: Step) => readonly Choice[]
  /** Steps with the same place can be followed by the same steps. */
  placeOf: (step: Step) => unknown
}

export interface Strode<Step> {
  way: readonly Told[]
  step: Step
}

export interface Explored<Step> {
  steps: readonly Strode<Step>[]
  pairs: ReadonlySet<string>
}

/** Every event of the one in every state of the other, breadth first. */
export function explore<Step>({ after, most, beginning, choices, placeOf }: Ground<Step>): Explored<Step> {
  const first = { way: beginning, step: after(beginning), met: 0 }
  const steps: Strode<Step>[] = [first]
  const pairs = new Set<string>()
  const known = new Set<string>()
  let edge = [first]
  while (edge.length > 0) {
    const further: typeof edge = []
    for (const { way, step, met } of edge) {
      for (const { told, pair } of choices(step)) {
        if (pair !== null && met === most) continue
        if (pair !== null) pairs.add(pair)
        const next = { way: [...way, told], step: after([...way, told]), met: met + (pair === null ? 0 : 1) }
        steps.push(next)
        const place = JSON.stringify([next.met, placeOf(next.step)])
        if (!known.has(place)) further.push(next)
        known.add(place)
      }
    }
    edge = further
  }
  return { steps, pairs }
}
