import type { Oracle } from '../../invariants/invariant.ts'

export const history: Oracle = { invariants: {} }
