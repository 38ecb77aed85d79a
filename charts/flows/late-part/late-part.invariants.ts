import type { Oracle } from '../../invariants/invariant.ts'

export const latePart: Oracle = { invariants: {} }
