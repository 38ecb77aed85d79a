import type { Oracle } from '../../invariants/invariant.ts'

export const sessionHistory: Oracle = { invariants: {} }
