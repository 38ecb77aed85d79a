import type { Oracle } from '../../invariants/invariant.ts'

export const payment: Oracle = { invariants: {} }
