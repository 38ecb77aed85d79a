import { endSessionsOf } from '../auth/session.store.ts'
import type { Transaction } from '../database/transaction.ts'
import { begin, profileFor, type BreakParts } from './break.ts'
import { running, type KeptBreak, type NewBreak } from './break.rules.ts'
import { listBreaks, lockPlay } from './break.store.ts'
import { keepDevices } from './excluded-person.store.ts'

interface SignIn {
  playerId: number
  sessionId: number
  /** Exclusions that the person has at other accounts. */
  elsewhere: readonly NewBreak[]
}

/**
 * The exclusion that keeps the player from signing in, by the law of the country; null: there is none. One that waits to be lifted does not.
 */
export async function exclusionAtSignIn(
  tx: Transaction,
  parts: BreakParts,
  { playerId, elsewhere }: Omit<SignIn, 'sessionId'>,
): Promise<{ until: Date | null } | null> {
  const { breaks } = await profileFor(tx, parts, playerId)
  if (breaks.signIn) return null
  const now = parts.clock()
  const own = running(await listBreaks(tx, playerId, now))
  const all = own?.kind === 'exclusion' ? [own, ...elsewhere] : elsewhere
  return all.find(({ until }) => until === null || until > now) ?? null
}

/**
 * The break that the player is told of; null: there is none. Call it in the transaction that has opened the session. An exclusion at another
 * account of the same person begins at this one, too; a browser that an excluded player signs in with is known again.
 */
export async function breakAtSignIn(
  tx: Transaction,
  parts: BreakParts,
  { playerId, sessionId, elsewhere }: SignIn,
): Promise<KeptBreak | null> {
  const now = parts.clock()
  const own = running(await listBreaks(tx, playerId, now))
  const [adopted] = elsewhere
  if (own?.kind !== 'exclusion' && adopted) {
    await lockPlay(tx, playerId)
    await begin(tx, parts, playerId, adopted)
    for (const ended of await endSessionsOf(tx, { playerId, keep: sessionId, now }))
      tx.afterCommit(() => parts.sessionEnded({ playerId, sessionId: ended }))
  }
  const kept = adopted ? running(await listBreaks(tx, playerId, now)) : own
  if (kept?.kind === 'exclusion') await keepDevices(tx, playerId)
  return kept
}
