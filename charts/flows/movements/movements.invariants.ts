import type { Oracle } from '../../invariants/invariant.ts'

export const movements: Oracle = { invariants: {} }
