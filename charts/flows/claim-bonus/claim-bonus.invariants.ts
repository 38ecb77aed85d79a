import type { Oracle } from '../../invariants/invariant.ts'

export const claimBonus: Oracle = { invariants: {} }
