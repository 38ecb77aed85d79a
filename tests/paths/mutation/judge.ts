import type { AnyMachineSnapshot } from 'xstate'
import { accountsOf } from '../account.ts'
import { coverageOf, nothingSeen, together, type Seen } from '#charts/paths/coverage.ts'
import type { Flow, Start } from '#charts/paths/flow.ts'
import type { Walked } from '#charts/paths/select.ts'
import { seenIn } from '#charts/paths/walk.ts'
import type { Mutant } from './mutants.ts'

interface Known {
  start: Start
  told: string
  otherwise: string
  seen: Seen
  /** Types of events that come there, from outside or from within. */
  heard: ReadonlySet<string>
  /** Number of walks. */
  weight: number
}

export const knownOf = (flow: Flow): Known[] =>
  accountsOf(flow).map(({ start, walks, told, otherwise }) => {
    const seen = together(walks.map(({ moments }) => seenIn(moments)))
    const heard = new Set([...start.events.map(({ type }) => type), ...[...seen.transitions].map(eventIn)])
    return { start, told, otherwise: otherwise(), seen, heard, weight: walks.length }
  })

const eventIn = (key: string) => (key.split(' — ')[1] ?? '').replace(/( #\d+)? → [^→]*$/, '')

/** The generated scenario that fails for the broken machine; null if all pass. */
export function killerOf(flow: Flow, known: readonly Known[], mutant: Mutant): string | null {
  try {
    const broken: Flow = { ...flow, machine: mutant.make() }
    const walks = known
      .toSorted((one, other) => one.weight - other.weight)
      .map((each) => () => (isTouched(each, mutant) ? walkOf(broken, each) : each.seen))
    const seen: Seen[] = []
    for (const walk of walks) {
      const found = walk()
      if (typeof found === 'string') return found
      seen.push(found)
    }
    const { states, transitions } = coverageOf(broken.machine, together([nothingSeen(), ...seen]))
    return states.missing.length + transitions.missing.length > 0 ? 'every transition is taken' : null
  } catch {
    return 'nothing breaks'
  }
}

/** Whether the start reaches the damage and gets an event that shows it; otherwise it walks as before. */
const isTouched = ({ seen, heard }: Known, { source, event }: Mutant) =>
  seen.states.has(source) && (heard.has(event) || comesByItself.test(event))

const comesByItself = /^$|^xstate\.(after|done\.state)\./

function walkOf(broken: Flow, known: Known): Seen | string {
  const [account] = accountsOf({ ...broken, starts: [known.start] })
  const walks = account?.walks ?? []
  if (walks.some(({ moments }) => moments.some(({ state }) => state.status === 'error')))
    return 'nothing breaks'
  if (walks.some((each) => !isAsModelled(broken, each))) return 'the machine is where the model says'
  if (account?.told !== known.told || account.otherwise() !== known.otherwise) return 'all is as written down'
  return together(walks.map(({ moments }) => seenIn(moments)))
}

function isAsModelled({ project }: Flow, { path, moments }: Walked): boolean {
  const place = (state: AnyMachineSnapshot) => JSON.stringify([state.status, state.value, project(state)])
  return path.steps.every(({ state }, at) => {
    const moment = moments[at + 1]
    return moment !== undefined && place(moment.state) === place(state)
  })
}
