import type { AnyMachineSnapshot } from 'xstate'
import { graphOf } from 'statechart-graph'
import { failureIn } from '../words/answers.ts'
import type { Said } from '../words/said.ts'
import type { FlowName } from '#machines/flows.ts'
import { coverageOf, together, seenIn } from 'statechart-coverage'
import { type Case, type Moment } from 'statechart-walk'
import { type Flow, walkAll } from 'statechart-paths'
import { walked, wordsOf } from './flows.ts'
import { limits } from './limits.ts'

const sessionOver: Said = {
  tr: 'oturum sona erince site bu akışı kapatır',
  en: 'when the session is over, the site closes this flow',
}

const isSignedOut = (event: Case) =>
  event.type.startsWith('xstate.error.') && failureIn(event['error']) === 'signed out'

const ownFault: Said = {
  tr: 'programın kendi hatasıdır; dışarıdan yaratılamaz',
  en: 'a fault of the program itself: nobody brings it about from outside',
}

/** Why nobody causes the event, in any state. */
function never(name: FlowName, event: string): Said | undefined {
  const said = limits[name]?.impossible?.[event]
  const actor = /^xstate\.error\.actor\.(.+)$/.exec(event)?.[1]
  const { done, failed, isPart } = wordsOf[name].actors[actor ?? ''] ?? {}
  return said ?? ((isPart || done) && !failed ? ownFault : undefined)
}

/** Why nothing brings the event about here; null if something does. */
function against(name: FlowName, event: Case, state: AnyMachineSnapshot | null): Said | null {
  const { canCome = () => true, outOfReach } = limits[name] ?? {}
  if (isSignedOut(event)) return sessionOver
  return never(name, event.type) ?? (state && outOfReach && !canCome(event, state) ? outOfReach : null)
}

const known = new WeakMap<Flow, Flow>()

/** The flow without what only its machine allows; of one flow always the same. */
export function possible(name: FlowName, flow: Flow = walked[name]): Flow {
  const its = known.get(flow) ?? without(name, flow)
  known.set(flow, its)
  return its
}

function without(name: FlowName, flow: Flow): Flow {
  const { canCome } = limits[name] ?? {}
  return {
    ...flow,
    ...(canCome && { canCome }),
    starts: flow.starts.map((start) => ({
      ...start,
      events: start.events.filter((event) => against(name, event, null) === null),
    })),
  }
}

/** Why only the machine allows the step; null if a person or the world can cause it. */
export const machineOnly = (name: FlowName, { event }: Moment, before: Moment | undefined): Said | null =>
  event === null || !before ? null : against(name, event, before.state)

/** By state id and transition key, why nobody gets there or goes that way. @param all every walk of the possible flow */
export function notForABrowser(
  name: FlowName,
  all = walkAll(possible(name)),
): Readonly<Record<string, Said>> {
  const { machine } = walked[name]
  const { states, transitions } = coverageOf(machine, together(all.map(({ moments }) => seenIn(moments))))
  const events = new Map(graphOf(machine).transitions.map(({ key, event }) => [key, event]))
  const why = (key: string) => never(name, events.get(key) ?? '') ?? limits[name]?.outOfReach ?? sessionOver
  return Object.fromEntries([...states.missing, ...transitions.missing].map((key) => [key, why(key)]))
}
