import type { Oracle } from '../../invariants/invariant.ts'

export const registration: Oracle = { invariants: {} }
