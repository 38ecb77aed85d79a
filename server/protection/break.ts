import type { BreakStanding } from '#contract/protection-breaks.ts'
import { hour, type Profile } from '#contract/law/profile.ts'
import { endSessionsOf, type Player } from '../auth/session.store.ts'
import { decideBonus } from '../bonus/decide.ts'
import type { Db } from '../database/pool.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import { sendNotice } from '../hub/relay.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Refusal, type Reply } from '../reply.ts'
import { say } from '../words/words.ts'
import { onTheWire, pausedFor, running, type ExclusionElsewhere, type NewBreak } from './break.rules.ts'
import {
  askToLift,
  insertBreak,
  liftExclusions,
  limitMoment,
  listBreaks,
  listOpenBonuses,
  lockPlay,
  notAdopted,
  pauseBonus,
} from './break.store.ts'
import { exclusionsElsewhere, rememberPerson } from './excluded-person.ts'
import { profileFor } from './limit.store.ts'

export type BreakParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'bus' | 'notify' | 'sessionEnded'>

const hoursOf = (milliseconds: number) => Math.round(milliseconds / hour)

export async function standingOf(
  db: Db,
  { clock, env }: Pick<BreakParts, 'clock' | 'env'>,
  playerId: number,
): Promise<BreakStanding> {
  const now = clock()
  const { breaks } = await profileFor(db, env, playerId)
  const kept = running(await listBreaks(db, playerId, now))
  const { shortest, longest } = breaks.timeOuts
  return {
    break: kept && onTheWire(kept, now),
    timeOuts: { shortest: hoursOf(shortest), longest: hoursOf(longest) },
    exclusions: [...breaks.exclusions],
    panicHours: hoursOf(breaks.panic),
    signIn: breaks.signIn,
  }
}

/**
 * From the answer on no bet, deposit or bonus is taken: the lock of the funds lets bets under way end first, and every later one sees the
 * break. The player's other sessions end, and this one too where an excluded player cannot sign in; a page that goes on asks for the balance.
 * @param begins called while bets and deposits wait
 */
export async function takeBreak(
  parts: BreakParts,
  { id: playerId, sessionId }: Pick<Player, 'id' | 'sessionId'>,
  begins: (profile: Profile, now: Date, tx: Transaction) => NewBreak | Refusal | Promise<NewBreak | Refusal>,
): Promise<Reply<BreakStanding>> {
  const { pool, clock, env } = parts
  const taken = await transaction(pool, async (tx) => {
    await lockPlay(tx, playerId)
    const now = clock()
    const law = await profileFor(tx, env, playerId)
    const added = await begins(law, now, tx)
    if ('success' in added) return added
    await begin(tx, parts, playerId, added)
    const keep = added.kind === 'exclusion' && !law.breaks.signIn ? null : sessionId
    await endSessions(tx, parts, { playerId, keep, now })
    return added.kind
  })
  return typeof taken === 'string' ? begun(await standingOf(pool, parts, playerId), taken) : taken
}

/** An excluded player who cannot be signed in reads how the money comes. */
function begun(standing: BreakStanding, kind: NewBreak['kind']): Reply<BreakStanding> {
  if (kind !== 'exclusion') return done(standing, 'break begun')
  if (standing.signIn) return done(standing, 'exclusion begun')
  return done(standing, 'excluded', { values: { until: standing.break?.until ?? null } })
}

/** Writes a break and settles what is open. The player's funds must be locked. */
export async function begin(
  tx: Transaction,
  parts: Pick<BreakParts, 'clock' | 'env' | 'bus' | 'notify'>,
  playerId: number,
  added: NewBreak,
): Promise<void> {
  const before = await listBreaks(tx, playerId, parts.clock())
  await insertBreak(tx, playerId, added)
  if (added.kind !== 'exclusion') return pauseBonus(tx, playerId, pausedFor(added, before))
  await rememberPerson(tx, parts.env.secret, playerId)
  for (const { id, status, locale } of await listOpenBonuses(tx, playerId)) {
    const ends = status === 'active' ? 'cancelled' : 'rejected'
    await decideBonus(tx, parts, {
      id,
      status: ends,
      answer: say(locale, 'bonus ended by exclusion', undefined),
    })
  }
}

/**
 * Begins those that the player has not had yet; true: there were any.
 * @param elsewhere exclusions that the person has at other accounts
 */
export async function adopt(
  tx: Transaction,
  parts: Pick<BreakParts, 'clock' | 'env' | 'bus' | 'notify'>,
  playerId: number,
  elsewhere: readonly ExclusionElsewhere[],
): Promise<boolean> {
  if (elsewhere.length === 0) return false
  await lockPlay(tx, playerId)
  const missing = await notAdopted(tx, playerId, elsewhere)
  for (const each of missing) await begin(tx, parts, playerId, each)
  return missing.length > 0
}

export async function endSessions(
  tx: Transaction,
  { bus, sessionEnded }: BreakParts,
  { playerId, keep, now }: { playerId: number; keep: number | null; now: Date },
): Promise<void> {
  const ended = await endSessionsOf(tx, { playerId, keep, now })
  tx.afterCommit(async () => {
    await Promise.all(ended.map((id) => sessionEnded({ playerId, sessionId: id })))
    await sendNotice(bus, { playerId, cmd: 'Break', id: null })
  })
}

/**
 * The player's way back after an exclusion: asks for it, or confirms it. The database's clock judges. An exclusion that the person has begun
 * at another account since is adopted first, so that the longest decides; while one shard does not answer, nothing is lifted.
 */
export async function liftExclusion(
  parts: BreakParts & Pick<Parts, 'elsewhere'>,
  playerId: number,
  step: 'ask' | 'confirm',
): Promise<Reply<BreakStanding>> {
  const elsewhere = await exclusionsElsewhere(parts, playerId, 'all')
  return transaction(parts.pool, async (tx) => {
    await lockPlay(tx, playerId)
    const now = await limitMoment(tx)
    const own = running(await listBreaks(tx, playerId, parts.clock()))
    if (own?.kind !== 'exclusion') return refused('nothing to lift')
    const isMore = await adopt(tx, parts, playerId, elsewhere)
    const kept = isMore ? running(await listBreaks(tx, playerId, parts.clock())) : own
    if (!kept?.liftableFrom) return refused('never lifted')
    if (kept.liftableFrom > now)
      return refused('lift too early', { values: { from: kept.liftableFrom.toISOString() } })
    const { confirmableFrom, lapsesAt } = kept
    const isAsked = confirmableFrom !== null && lapsesAt !== null && lapsesAt > now
    if (step === 'ask') {
      if (!isAsked) await askToLift(tx, playerId)
      return done(await standingOf(tx, parts, playerId), 'lift asked')
    }
    if (!isAsked) return refused('lift not asked')
    if (confirmableFrom > now)
      return refused('lift too early', { values: { from: confirmableFrom.toISOString() } })
    await liftExclusions(tx, playerId)
    tx.afterCommit(() => sendNotice(parts.bus, { playerId, cmd: 'Break', id: null }))
    return done(await standingOf(tx, parts, playerId), 'lifted')
  })
}
