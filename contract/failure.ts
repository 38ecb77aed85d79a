import type { LimitReached } from './protection.ts'

/** `field` of the refusal of a launch: the law of the player's country wants a session of slots first. */
export const slotSessionField = 'slot session'

/** Why a call did not succeed. Machines branch on `kind`; words/ chooses the sentence. */
export type Failure =
  /** The server refused, in its own words; `field` when one field is to blame, `limit` when one that the player has set is. */
  | { kind: 'refused'; message: string; field?: string; limit?: LimitReached }
  /** No reply (network, timeout), or the server does not know: the call may have been done or not. */
  | { kind: 'no answer'; message?: string }
  /** A reply that does not match the contract. */
  | { kind: 'not understood' }
  /** 401: the session is over. */
  | { kind: 'signed out'; message: string }
