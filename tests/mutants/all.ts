import { inMachines } from './machines.ts'
import type { Mutant } from './mutant.ts'

/** By the area that the report sums up. */
export const mutants: Record<string, readonly Mutant[]> = {
  machines: inMachines,
}
