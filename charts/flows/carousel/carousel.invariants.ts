import type { Oracle } from '../../invariants/invariant.ts'

export const carousel: Oracle = { invariants: {} }
