import type { Oracle } from '../../invariants/invariant.ts'

export const callRequest: Oracle = { invariants: {} }
