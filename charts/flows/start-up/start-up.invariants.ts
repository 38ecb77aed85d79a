import type { Oracle } from '../../invariants/invariant.ts'

export const startUp: Oracle = { invariants: {} }
