import type { Oracle } from '../../invariants/invariant.ts'

export const changePassword: Oracle = { invariants: {} }
