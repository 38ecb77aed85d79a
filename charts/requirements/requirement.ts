import type { FlowName } from '#machines/flows.ts'
import type { OwnRequirement, Said } from '../words/said.ts'

/** One claim of the specification, and what fulfils it. */
export interface Requirement extends Pick<OwnRequirement, 'number' | 'says' | 'beside'> {
  states: Readonly<Partial<Record<FlowName, OwnRequirement['states']>>>
  when?: Readonly<Partial<Record<FlowName, OwnRequirement['states']>>>
  missing?: Said
}
