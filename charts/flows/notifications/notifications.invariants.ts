import type { Oracle } from '../../invariants/invariant.ts'

export const notifications: Oracle = { invariants: {} }
