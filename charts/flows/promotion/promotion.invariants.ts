import type { Oracle } from '../../invariants/invariant.ts'

export const promotion: Oracle = { invariants: {} }
