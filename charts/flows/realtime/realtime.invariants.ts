import type { Oracle } from '../../invariants/invariant.ts'

export const realtime: Oracle = { invariants: {} }
