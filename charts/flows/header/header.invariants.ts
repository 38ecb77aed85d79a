import type { Oracle } from '../../invariants/invariant.ts'

export const header: Oracle = { invariants: {} }
