import type { Oracle } from '../../invariants/invariant.ts'

export const topBar: Oracle = { invariants: {} }
