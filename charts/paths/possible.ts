import type { AnyMachineSnapshot } from 'xstate'
import { failureIn } from '../words/answers.ts'
import type { Said } from '../words/said.ts'
import type { FlowName } from '#machines/flows.ts'
import type { Case, Flow } from './flow.ts'
import { walked } from '../flows/flows.ts'
import type { Moment } from './walk.ts'
import { limits } from '../flows/limits.ts'

const sessionOver: Said = {
  tr: 'oturum sona erince site bu akışı kapatır',
  en: 'when the session is over, the site closes this flow',
}

const isSignedOut = (event: Case) =>
  event.type.startsWith('xstate.error.') && failureIn(event['error']) === 'signed out'

/** Why nothing brings the event about here; null if something does. */
function against(name: FlowName, event: Case, state: AnyMachineSnapshot | null): Said | null {
  const { impossible = {}, canCome = () => true, outOfReach } = limits[name] ?? {}
  if (isSignedOut(event)) return sessionOver
  const never = impossible[event.type]
  if (never) return never
  return state !== null && outOfReach && !canCome(event, state) ? outOfReach : null
}

/** The flow without what only its machine allows. */
export function possible(name: FlowName, flow: Flow = walked[name]): Flow {
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
