import type { Db } from '../database/pool.ts'

export interface Letter {
  /** The address of one player. */
  to: string
  subject: string
  /** Plain text. */
  text: string
  at: Date
}

/** The way to a player's mailbox. */
export interface Mail {
  /** Rejects where the letter did not go out. It may take seconds: never to be called inside a transaction. */
  send(letter: Letter): Promise<void>
}

/** Keeps the letters instead of sending them, readable at /sandbox/outbox. */
export const outboxMail = (db: Db): Mail => ({
  async send({ to, subject, text, at }) {
    await db.query(
      `insert into outbox (channel, recipient, subject, body, created_at) values ('e-mail', $1, $2, $3, $4)`,
      [to, subject, text, at],
    )
  },
})
