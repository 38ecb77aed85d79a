import type { FlowName } from '#machines/flows.ts'

/** By flow and mutant, why it cannot be told from the unbroken machine. */
export const survivors: Partial<Record<FlowName, Readonly<Record<string, string>>>> = {}
