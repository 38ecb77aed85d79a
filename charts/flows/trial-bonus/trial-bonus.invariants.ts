import type { Oracle } from '../../invariants/invariant.ts'

export const trialBonus: Oracle = { invariants: {} }
