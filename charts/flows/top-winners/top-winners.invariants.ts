import type { Oracle } from '../../invariants/invariant.ts'

export const topWinners: Oracle = { invariants: {} }
