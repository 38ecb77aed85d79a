import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { roundStatus } from '#contract/round.ts'
import type { Db } from '../database/pool.ts'

const day = 24 * 60 * 60 * 1000

/** How long each kind of row is of use; milliseconds. */
export const kept = {
  /** What a repeated request is answered from: no client repeats one for so long. */
  requests: 7 * day,
  /** Codes are valid for minutes and counted for an hour. */
  phoneCodes: day,
  resetCodes: day,
  /** Sessions that are over, for the player's list of them. */
  sessions: 365 * day,
  outbox: 7 * day,
  /** The longest that any try is counted. */
  tries: day,
} as const

/** A deposit whose page nobody has paid on for so long is given up; milliseconds. */
export const depositAwaited = day

/** A round in which nothing has moved for so long is shown as expired; milliseconds. */
export const roundAwaited = 7 * day

const { Created, Cancelled } = transactionStatus
const { Processing, Expired } = roundStatus

async function changed(db: Db, text: string, values: unknown[]): Promise<number> {
  return (await db.query(text, values)).rowCount ?? 0
}

/** Removes what is of no more use, and gives up deposits that nobody has paid. Safe to run on several nodes at once. */
export async function tidy(db: Db, now: Date): Promise<Record<string, number>> {
  const before = (age: number) => new Date(now.getTime() - age)
  return {
    requests: await changed(db, 'delete from requests where created_at < $1', [before(kept.requests)]),
    phoneCodes: await changed(db, 'delete from phone_codes where sent_at < $1', [before(kept.phoneCodes)]),
    resetCodes: await changed(db, 'delete from reset_codes where sent_at < $1', [before(kept.resetCodes)]),
    sessions: await changed(db, 'delete from sessions where least(ended_at, expires_at) < $1', [
      before(kept.sessions),
    ]),
    outbox: await changed(db, 'delete from outbox where created_at < $1', [before(kept.outbox)]),
    tries: await changed(db, 'delete from tries where tried_at < $1', [before(kept.tries)]),
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
