import type { Transaction } from '../database/transaction.ts'
import { adopt, endSessions, type BreakParts } from './break.ts'
import { running, type ExclusionElsewhere, type KeptBreak } from './break.rules.ts'
import { listBreaks } from './break.store.ts'
import { keepDevices } from './excluded-person.store.ts'
import { profileFor } from './limit.store.ts'

/**
 * Begins the exclusions that the person has at other accounts and ends the sessions then. The exclusion that keeps the player from signing in,
 * by the law of the country; null: there is none. One that waits to be lifted does not. Commit the transaction whatever the answer.
 */
export async function barredAtSignIn(
  tx: Transaction,
  parts: BreakParts,
  { playerId, elsewhere }: { playerId: number; elsewhere: readonly ExclusionElsewhere[] },
): Promise<{ until: Date | null } | null> {
  const now = parts.clock()
  if (await adopt(tx, parts, playerId, elsewhere)) await endSessions(tx, parts, { playerId, keep: null, now })
  const { breaks } = await profileFor(tx, parts.env, playerId)
  if (breaks.signIn) return null
  const kept = running(await listBreaks(tx, playerId, now))
  if (kept?.kind !== 'exclusion') return null
  const { until } = kept
  return until === null || until > now ? { until } : null
}

/** The break that the player is told of; null: there is none. A browser that an excluded player has signed in with is known again. */
export async function breakAtSignIn(
  tx: Transaction,
  { clock }: Pick<BreakParts, 'clock'>,
  playerId: number,
): Promise<KeptBreak | null> {
  const kept = running(await listBreaks(tx, playerId, clock()))
  if (kept?.kind === 'exclusion') await keepDevices(tx, playerId)
  return kept
}
