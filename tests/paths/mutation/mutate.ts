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

/** Percent of the mutants that must be killed. */
export const wanted = 95

/** Every tenth mutant, by order of names. */
export const tenth = (mutants: readonly Mutant[]): Mutant[] =>
  mutants.toSorted((one, other) => (one.name < other.name ? -1 : 1)).filter((_, at) => at % 10 === 0)

/**
 * @param chosen those to judge
 * @param progress called after each mutant
 */
export function fareOf(
  flow: FlowName,
  chosen: (mutants: readonly Mutant[]) => readonly Mutant[] = (mutants) => mutants,
  progress: (done: number, all: number) => void = () => undefined,
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
  const mutants = faults.length > 0 ? [] : chosen(every)
  const left = mutants.filter((mutant, at) => {
    const survives = faultsOfMutant(walked[flow], oracle, known, mutant).length === 0
    progress(at + 1, mutants.length)
    return survives
  })
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

/** @returns whether no machine is at fault, enough are killed and every survivor is explained */
export function showMutation(names: readonly FlowName[]): boolean {
  const all = names.map((flow) => {
    const fared = fareOf(flow, undefined, (done, of) => note(`${flow}: ${done} of ${of}`))
    note('')
    console.log(fared.faults.length > 0 ? `${flow} is at fault as it is:` : row(flow, fared))
    for (const fault of fared.faults) console.log(`    ${fault}`)
    for (const { name, reason } of fared.survived)
      console.log(`    survived ${name}\n      ${reason ?? 'NOT EXPLAINED'}`)
    for (const name of fared.stale) console.log(`    NO LONGER SURVIVES: ${name}`)
    return fared
  })
  const sum = {
    mutants: all.reduce((so, { mutants }) => so + mutants, 0),
    killed: all.reduce((so, { killed }) => so + killed, 0),
  }
  console.log(row('all', sum))
  const isSound = all.every(
    ({ faults, survived, stale }) =>
      faults.length === 0 && stale.length === 0 && survived.every(({ reason }) => reason !== null),
  )
  return isSound && sum.killed * 100 >= sum.mutants * wanted
}

const row = (name: string, { mutants, killed }: Pick<Fared, 'mutants' | 'killed'>) =>
  `${name.padEnd(20)} ${String(killed).padStart(5)} killed ${String(mutants - killed).padStart(4)} survived  ${((100 * killed) / mutants).toFixed(1)} %`

/** Replaces the current line of a terminal; nothing without a terminal. */
const note = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`)
