import type { Db } from '../database/pool.ts'

export interface SmsPlace {
  url: string
  /** Undefined: it asks for none. */
  secret: string | undefined
}

/** `to` is digits with the country's prefix. */
export interface Sms {
  /** Rejects if the message was not sent. It may take seconds: never call it inside a transaction. */
  send(message: { to: string; text: string; at: Date }): Promise<void>
}

/** Keeps the messages instead of sending them, readable at /sandbox/outbox. */
export const outboxSms = (db: Db): Sms => ({
  async send({ to, text, at }) {
    await db.query(
      `insert into outbox (channel, recipient, subject, body, created_at) values ('sms', $1, '', $2, $3)`,
      [to, text, at],
    )
  },
})
