import type { Oracle } from '../../invariants/invariant.ts'

export const game: Oracle = { invariants: {} }
