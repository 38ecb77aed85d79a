import type { FlowName } from '#machines/flows.ts'
import type { Said } from '../words/said.ts'

/** One claim of sections 4 and 8 of the specification, and what fulfils it. */
export interface Requirement {
  /** The section, and the number of the claim in it. */
  number: `${4 | 8}.${number}`
  says: Said
  /** Paths of the states that fulfil it; states inside them count too. */
  states: Readonly<Partial<Record<FlowName, readonly string[]>>>
  /** Events: a path must also take one of them. */
  when?: Readonly<Partial<Record<FlowName, readonly string[]>>>
  /** The file that does it outside the charts, and the test that proves it. */
  beside?: { by: string; heldBy: string }
  missing?: Said
}
