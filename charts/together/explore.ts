import type { Told } from './run.ts'

export interface Choice {
  told: Told
  /** 'state of the one × event of the other', where it is such a pair. */
  pair: string | null
}

/** Flows that run together, as they are walked. */
export interface Ground<Step> {
  begin: () => Step
  after: (step: Step, told: Told) => Step
  /** Events of the other in one walk. */
  most: number
  /** What can happen next; empty at an end. */
  choices: (step: Step) => readonly Choice[]
  /** Steps with the same place can be followed by the same steps. */
  placeOf: (step: Step) => unknown
}

export interface Strode<Step> {
  way: readonly Told[]
  step: Step
  /** The pair that the step is of. */
  pair: string | null
}

/** Every event of the one in every state of the other, breadth first. */
export function* explore<Step>(ground: Ground<Step>): Generator<Strode<Step>> {
  const { begin, after, most, choices, placeOf } = ground
  const first = { way: [], step: begin(), pair: null, met: 0 }
  yield first
  const known = new Set<string>()
  let edge: (Strode<Step> & { met: number })[] = [first]
  while (edge.length > 0) {
    const further: typeof edge = []
    for (const { way, step, met } of edge) {
      for (const { told, pair } of choices(step)) {
        if (pair !== null && met === most) continue
        const next = {
          way: [...way, told],
          step: after(step, told),
          pair,
          met: met + (pair === null ? 0 : 1),
        }
        yield next
        const place = JSON.stringify([next.met, placeOf(next.step)])
        if (!known.has(place)) further.push(next)
        known.add(place)
      }
    }
    edge = further
  }
}
