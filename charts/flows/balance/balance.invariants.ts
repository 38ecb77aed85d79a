import type { Oracle } from '../../invariants/invariant.ts'

export const balance: Oracle = { invariants: {} }
