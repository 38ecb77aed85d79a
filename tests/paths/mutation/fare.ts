import type { FlowName } from '#machines/flows.ts'
import { walked } from '#charts/flows/flows.ts'
import { oracles } from '#charts/flows/oracles.ts'
import { faultsIn } from '#charts/invariants/judge.ts'
import { faultsOfMutant } from './judge.ts'
import { knownOf } from './known.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
import { survivors } from './survivors.ts'

export interface Fared {
  flow: FlowName
  /** Of the unbroken machine; with any, nothing is broken on purpose. */
  faults: string[]
  mutants: number
  killed: number
  /** With the recorded reason, or null. */
  survived: { name: string; reason: string | null }[]
  /** Reasons for mutants that are killed or no longer exist. */
  stale: string[]
}

/**
 * @param next returns the index of the next mutant; workers share one counter
 * @param progress called after each mutant, with the number of all mutants of the flow
 */
export function fareOf(
  flow: FlowName,
  next: () => number = inTurn(),
  progress: (all: number) => void = () => undefined,
): Fared {
  const oracle = oracles[flow]
  const { machine } = walked[flow]
  const known = knownOf(walked[flow], oracle)
  const faults = faultsIn(
    machine,
    oracle,
    known.map(({ verdict }) => verdict),
  )
  const every = mutantsOf(machine)
  const mutants: Mutant[] = []
  const left: Mutant[] = []
  const mutantAfter = () => (faults.length > 0 ? undefined : every[next()])
  for (let mutant = mutantAfter(); mutant; mutant = mutantAfter()) {
    mutants.push(mutant)
    if (faultsOfMutant(walked[flow], oracle, known, mutant).length === 0) left.push(mutant)
    progress(every.length)
  }
  const reasons = survivors[flow] ?? {}
  const names = left.map(({ name }) => name)
  const unjudged = every.filter((mutant) => !mutants.includes(mutant)).map(({ name }) => name)
  return {
    flow,
    faults,
    mutants: mutants.length,
    killed: mutants.length - names.length,
    survived: names.map((name) => ({ name, reason: reasons[name] ?? null })),
    stale: Object.keys(reasons).filter((name) => ![...names, ...unjudged].includes(name)),
  }
}

function inTurn(): () => number {
  let taken = 0
  return () => taken++
}
