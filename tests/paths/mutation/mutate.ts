import type { FlowName } from '#machines/flows.ts'
import { walked } from '#charts/flows/flows.ts'
import { killerOf, knownOf } from './judge.ts'
import { mutantsOf } from './mutants.ts'
import { survivors } from './survivors.ts'

export interface Fared {
  flow: FlowName
  mutants: number
  killed: number
  /** With the recorded reason, or null. */
  survived: { name: string; reason: string | null }[]
  /** Reasons for mutants that are killed or no longer exist. */
  stale: string[]
}

/** Percent of the mutants that must be killed. */
export const wanted = 95

/** @param progress called after each mutant */
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

/** @returns whether enough are killed and every survivor is explained */
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

/** Replaces the current line of a terminal; nothing without a terminal. */
const note = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`)
