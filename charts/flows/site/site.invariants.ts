import type { Oracle } from '../../invariants/invariant.ts'

export const site: Oracle = { invariants: {} }
