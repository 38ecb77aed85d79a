import type { Oracle } from '../../invariants/invariant.ts'

export const namedGame: Oracle = { invariants: {} }
