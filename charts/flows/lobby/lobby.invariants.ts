import type { Oracle } from '../../invariants/invariant.ts'

export const lobby: Oracle = { invariants: {} }
