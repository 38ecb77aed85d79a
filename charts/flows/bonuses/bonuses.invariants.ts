import type { Oracle } from '../../invariants/invariant.ts'

export const bonuses: Oracle = { invariants: {} }
