import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { roundStatus } from '#contract/round.ts'
import { sessionLifetime } from '../auth/session.store.ts'
import type { Db } from '../database/pool.ts'

const day = 24 * 60 * 60 * 1000

/** Milliseconds for which each kind of row is kept. */
export const kept = {
  /** Stored replies for retries. One that has made a payment is kept as long as the payment: the site may ask for it at any time. */
  requests: 7 * day,
  /** Codes are valid for minutes; firstMessageWindow looks back a day. */
  phoneCodes: day,
  resetCodes: day,
  /** Ended sessions, for the player's list. */
  sessions: 365 * day,
  notifications: 365 * day,
  /** Twice the lifetime of the sign-in, for late reports of providers. */
  gameSessions: 2 * sessionLifetime,
  outbox: 7 * day,
  /** The longest window of a rate limit. */
  tries: day,
  vitals: 30 * day,
  walks: 30 * day,
  harmMarkers: 365 * day,
  /** Longer than the longest period of a limit; of each player the last row before it stays. */
  playSums: 40 * day,
} as const

/** The newest of one player: more than the site ever asks for. Running sessions are never removed. */
export const mostKept = { sessions: 1_000, notifications: 1_000 } as const

/** Milliseconds after which an unpaid deposit at a provider is given up. */
export const depositAwaited = day

/** Milliseconds without a movement after which a round expires. */
export const roundAwaited = 7 * day

const { Created, Cancelled } = transactionStatus
const { Processing, Expired } = roundStatus

async function changed(db: Db, text: string, values: unknown[]): Promise<number> {
  return (await db.query(text, values)).rowCount ?? 0
}

/** Without those whose data is the reference of a payment. */
const oldRequests = `
  delete from requests where created_at < $1 and (outcome ->> 'data' like '________-____-____-____-____________') is not true`

/** Rows of one player above the limit. @param which of them may go */
const beyond = (table: keyof typeof mostKept, newest: string, which: string) => `
  delete from ${table} where id in (
    select old.id
      from (select player_id from ${table} group by player_id having count(*) > $1) as crowded
     cross join lateral (select id from ${table} where player_id = crowded.player_id and ${which}
                          order by ${newest} desc, id desc offset $1) as old)`
const oldestSessions = beyond('sessions', 'started_at', 'least(ended_at, expires_at) < $2')
const oldestNotifications = beyond('notifications', 'created_at', 'created_at < $2')

/** Keeps the last session of each game, for the recently played games, and those with a round in progress. */
const oldGameSessions = `
  delete from game_sessions old
   where started_at < $1
     and exists (select from game_sessions later where later.player_id = old.player_id and later.provider = old.provider and later.game = old.game and later.id > old.id)
     and not exists (select from rounds where rounds.player_id = old.player_id and rounds.provider = old.provider
                        and rounds.game = old.game and rounds.status = $2)`

/** The sums of a period are counted from the last row before it. */
const oldPlaySums = `
  delete from play_sums old
   where at < $1
     and exists (select from play_sums later where later.player_id = old.player_id and later.at < $1
                    and (later.at, later.movement_id) > (old.at, old.movement_id))`

/** Removes old rows, gives up unpaid deposits and expires rounds. Safe to run on several nodes at once. */
export async function tidy(db: Db, now: Date): Promise<Record<string, number>> {
  const before = (age: number) => new Date(now.getTime() - age)
  return {
    requests: await changed(db, oldRequests, [before(kept.requests)]),
    phoneCodes: await changed(db, 'delete from phone_codes where sent_at < $1', [before(kept.phoneCodes)]),
    resetCodes: await changed(db, 'delete from reset_codes where sent_at < $1', [before(kept.resetCodes)]),
    sessions: await changed(db, 'delete from sessions where least(ended_at, expires_at) < $1', [
      before(kept.sessions),
    ]),
    sessionsAbove: await changed(db, oldestSessions, [mostKept.sessions, now]),
    notifications: await changed(db, 'delete from notifications where created_at < $1', [
      before(kept.notifications),
    ]),
    notificationsAbove: await changed(db, oldestNotifications, [mostKept.notifications, now]),
    gameSessions: await changed(db, oldGameSessions, [before(kept.gameSessions), Processing]),
    outbox: await changed(db, 'delete from outbox where created_at < $1', [before(kept.outbox)]),
    tries: await changed(db, 'delete from tries where tried_at < $1', [before(kept.tries)]),
    vitals: await changed(db, 'delete from vitals where at < $1', [before(kept.vitals)]),
    walks: await changed(db, 'delete from walks where at < $1', [before(kept.walks)]),
    harmMarkers: await changed(db, 'delete from harm_markers where found_at < $1', [
      before(kept.harmMarkers),
    ]),
    playSums: await changed(db, oldPlaySums, [before(kept.playSums)]),
    deposits: await changed(
      db,
      'update payments set status = $1, changed_at = $2 where type = $3 and status = $4 and created_at < $5',
      [Cancelled, now, transactionKind.Deposit, Created, before(depositAwaited)],
    ),
    rounds: await changed(db, 'update rounds set status = $1 where status = $2 and changed_at < $3', [
      Expired,
      Processing,
      before(roundAwaited),
    ]),
  }
}
