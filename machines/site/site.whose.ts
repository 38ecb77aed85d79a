import type { StoredSession } from '#contract/auth.ts'

const stored = ({ event }: { event: { session: StoredSession | null } }) => ({ session: event.session })

/** Guards on the session that another tab stored. */
export const hasLeft = { type: 'the player has left' as const, params: stored }
export const hasArrived = { type: 'a player has arrived' as const, params: stored }
export const anotherPlayer = { type: 'another player has arrived' as const, params: stored }
export const anotherSession = { type: 'it is another session' as const, params: stored }

/** Guard: the session that ended is the current one. */
export const thisSession = {
  type: 'it is this session' as const,
  params: ({ event }: { event: { token: string } }) => ({ token: event.token }),
}
