import type { Oracle } from '../../invariants/invariant.ts'

export const language: Oracle = { invariants: {} }
