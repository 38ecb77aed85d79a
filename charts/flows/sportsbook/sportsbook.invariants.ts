import type { Oracle } from '../../invariants/invariant.ts'

export const sportsbook: Oracle = { invariants: {} }
