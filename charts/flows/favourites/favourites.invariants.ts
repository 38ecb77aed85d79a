import type { Oracle } from '../../invariants/invariant.ts'

export const favourites: Oracle = { invariants: {} }
