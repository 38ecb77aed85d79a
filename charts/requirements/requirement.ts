import type { FlowName } from '#machines/flows.ts'
import type { Said } from '../words/said.ts'

/** One claim of sections 4 and 8 of the specification, and what fulfils it. */
export interface Requirement {
  /** The section, and the claim's place in it. */
  number: `${4 | 8}.${number}`
  says: Said
  /** The states that fulfil it, by their way from the top; what they hold fulfils it with them. */
  states: Readonly<Partial<Record<FlowName, readonly string[]>>>
  /** What a path must also take there, where being in the states is not enough. */
  when?: Readonly<Partial<Record<FlowName, readonly string[]>>>
  /** Where no chart is needed, or not alone: the file that does it, and the test that holds it. */
  beside?: { by: string; heldBy: string }
  /** Why nothing fulfils it, where nothing does. */
  missing?: Said
}
