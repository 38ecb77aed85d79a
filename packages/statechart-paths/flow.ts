import type { Case, Start } from 'statechart-walk'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

export interface Flow {
  machine: AnyStateMachine
  starts: readonly Start[]
  /** What guards read of the context; with the state it identifies a place. */
  project: (snapshot: AnyMachineSnapshot) => unknown
  /** Whether an event that the machine takes can really come here; default: always. */
  canCome?: (event: Case, state: AnyMachineSnapshot) => boolean
}
