import type { FlowName } from '#machines/flows.ts'
import { walked } from '../flows.ts'
import { killerOf, knownOf } from './judge.ts'
import { mutantsOf } from './mutants.ts'
import { survivors } from './survivors.ts'

/** How the generated tests of a flow fared against its broken machines. */
export interface Fared {
  flow: FlowName
  mutants: number
  killed: number
  /** By name, with the reason that is on record; null where there is none. */
  survived: { name: string; reason: string | null }[]
  /** Reasons for mutants that are killed, or that there are no more. */
  stale: string[]
}

/** Of a hundred broken machines so many must be noticed. */
export const wanted = 95

/** @param progress is told after each mutant how many there were */
export function fareOf(
  flow: FlowName,
  progress: (done: number, all: number) => void = () => undefined,
): Fared {
  const mutants = mutantsOf(walked[flow].machine)
  const known = knownOf(walked[flow])
  const left = mutants.filter((mutant, at) => {
    const survives = killerOf(walked[flow], known, mutant) === null
    progress(at + 1, mutants.length)
    return survives
  })
  const reasons = survivors[flow] ?? {}
  const names = left.map(({ name }) => name)
  return {
    flow,
    mutants: mutants.length,
    killed: mutants.length - names.length,
    survived: names.map((name) => ({ name, reason: reasons[name] ?? null })),
    stale: Object.keys(reasons).filter((name) => !names.includes(name)),
  }
}

/** Prints killed and survived of each flow and in all; whether enough are killed, and every survivor is explained. */
export function showMutation(names: readonly FlowName[]): boolean {
  const all = names.map((flow) => {
    const fared = fareOf(flow, (done, of) => note(`${flow}: ${done} of ${of}`))
    note('')
    console.log(row(flow, fared))
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
  const isExplained = all.every(
    ({ survived, stale }) => stale.length === 0 && survived.every(({ reason }) => reason !== null),
  )
  return isExplained && sum.killed * 100 >= sum.mutants * wanted
}

const row = (name: string, { mutants, killed }: Pick<Fared, 'mutants' | 'killed'>) =>
  `${name.padEnd(20)} ${String(killed).padStart(5)} killed ${String(mutants - killed).padStart(4)} survived  ${((100 * killed) / mutants).toFixed(1)} %`

/** On one line of the terminal that the next one replaces; nothing where nobody watches. */
const note = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`)
