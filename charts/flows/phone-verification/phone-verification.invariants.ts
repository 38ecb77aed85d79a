import type { Oracle } from '../../invariants/invariant.ts'

export const phoneVerification: Oracle = { invariants: {} }
