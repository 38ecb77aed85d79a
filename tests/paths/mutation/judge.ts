import type { Flow, Start } from '#charts/paths/flow.ts'
import { faultsIn, verdictOf, type Verdict } from '#charts/invariants/judge.ts'
import type { Oracle } from '#charts/invariants/invariant.ts'
import type { Mutant } from './mutants.ts'

interface Known {
  start: Start
  verdict: Verdict
  /** Types of events that come there, from outside or from within. */
  heard: ReadonlySet<string>
}

/** What the invariants say of the unbroken machine. */
export const knownOf = (flow: Flow, oracle: Oracle): Known[] =>
  flow.starts.map((start) => {
    const verdict = verdictOf(flow, start, oracle)
    const heard = new Set([
      ...start.events.map(({ type }) => type),
      ...[...verdict.seen.transitions].map(eventIn),
    ])
    return { start, verdict, heard }
  })

const eventIn = (key: string) => (key.split(' — ')[1] ?? '').replace(/( #\d+)? → [^→]*$/, '')

/** What the invariants find wrong with the broken machine; empty: it survives. */
export function faultsOfMutant(
  flow: Flow,
  oracle: Oracle,
  known: readonly Known[],
  mutant: Mutant,
): string[] {
  try {
    const broken: Flow = { ...flow, machine: mutant.make() }
    const verdicts = known.map((each) =>
      isTouched(each, mutant) ? verdictOf(broken, each.start, oracle) : each.verdict,
    )
    return faultsIn(broken.machine, oracle, verdicts)
  } catch (error) {
    return [`it breaks: ${String(error)}`]
  }
}

/** Whether the start reaches the damage and gets an event that shows it; otherwise it walks as before. */
const isTouched = ({ verdict: { seen }, heard }: Known, { source, event }: Mutant) =>
  seen.states.has(source) && (heard.has(event) || comesByItself.test(event))

const comesByItself = /^$|^xstate\.(after|done\.state)\./
