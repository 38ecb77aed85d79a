import type { Oracle } from '../../invariants/invariant.ts'

export const numberStepper: Oracle = { invariants: {} }
