import type { Oracle } from '../../invariants/invariant.ts'

export const favourite: Oracle = { invariants: {} }
