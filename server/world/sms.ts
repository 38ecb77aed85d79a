import type { Db } from '../database/pool.ts'

/** The way to a player's phone. `to` is digits with the country's prefix. */
export interface Sms {
  /** In the caller's transaction where the gateway can: the message goes out only if what it speaks of is kept. */
  send(db: Db, message: { to: string; text: string; at: Date }): Promise<void>
}

/** Keeps the messages instead of sending them, readable at /sandbox/outbox. */
export const outboxSms: Sms = {
  async send(db, { to, text, at }) {
    await db.query(
      `insert into outbox (channel, recipient, subject, body, created_at) values ('sms', $1, '', $2, $3)`,
      [to, text, at],
    )
  },
}
