import { dayOf } from '#contract/day.ts'
import { notificationType } from '#contract/notification.ts'
import { findOwner } from '../customer/owner.store.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import { insertCallRequest } from '../cms/call-request.store.ts'
import type { Parts } from '../parts.ts'
import { say } from '../words/words.ts'
import { knownBarOf } from './break.store.ts'
import { stepFor, week, type Due } from './harm.rules.ts'
import { findMarkers, insertStep, lastStep, lockSteps, markersSince } from './harm.store.ts'

export type HarmParts = Pick<Parts, 'pool' | 'clock' | 'notify'>

/** Milliseconds after midnight in which the day before is counted, so that its last minutes are in. */
const behind = 60 * 60_000

/**
 * Finds markers of harm and takes the steps that they lead to; resolves with how many. Rejects if one could not be taken, once the others
 * are. Safe to run on several nodes at once.
 */
export async function watchForHarm(parts: HarmParts): Promise<number> {
  const now = parts.clock()
  const day = dayOf(new Date(now.getTime() - behind))
  const players = await findMarkers(parts.pool, day, now)
  let taken = 0
  const failures: unknown[] = []
  for (const playerId of players)
    try {
      if (await transaction(parts.pool, (tx) => takeStep(tx, parts, playerId))) taken++
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `The steps of ${failures.length} of ${players.length} players failed`)
  return taken
}

/** Nothing is done for a player who is on a break. */
async function takeStep(tx: Transaction, parts: HarmParts, playerId: number): Promise<boolean> {
  const now = parts.clock()
  await lockSteps(tx, playerId)
  if (await knownBarOf(tx, playerId, now)) return false
  const last = await lastStep(tx, playerId)
  const since = Math.max(now.getTime() - week, last?.at.getTime() ?? 0)
  const due = stepFor(await markersSince(tx, playerId, new Date(since)), last, now)
  if (!due) return false
  await insertStep(tx, playerId, due, now)
  await tell(tx, parts, playerId, due)
  return true
}

async function tell(
  tx: Transaction,
  { clock, notify }: HarmParts,
  playerId: number,
  due: Due,
): Promise<void> {
  const { locale, phone } = await findOwner(tx, playerId)
  if (due.step === 'call') {
    const message = `Protection of the player: ${due.rule} (${due.markers.join(', ')})`
    return insertCallRequest(tx, { playerId, phone, message, locale, at: clock() })
  }
  const title = say(locale, `${due.step} title`, undefined)
  const note = say(locale, `${due.step} note`, undefined)
  await notify(tx, { playerId, type: notificationType.System, title, note })
}
