import type { Oracle } from '../../invariants/invariant.ts'

export const link: Oracle = { invariants: {} }
