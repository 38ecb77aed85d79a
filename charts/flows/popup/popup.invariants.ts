import type { Oracle } from '../../invariants/invariant.ts'

export const popup: Oracle = { invariants: {} }
