import type { Oracle } from '../../invariants/invariant.ts'

export const liveChat: Oracle = { invariants: {} }
