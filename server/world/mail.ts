import type { Db } from '../database/pool.ts'

export interface Letter {
  to: string
  subject: string
  /** Plain text. */
  text: string
  at: Date
}

export interface MailPlace {
  url: string
  /** Undefined: it asks for none. */
  user: string | undefined
  secret: string | undefined
  /** `off`: in clear. */
  tls: 'required' | 'off'
  /** The sender. */
  from: string
}

export interface Mail {
  /** Rejects if the e-mail was not sent. It may take seconds: never call it inside a transaction. */
  send(letter: Letter): Promise<void>
}

/** Keeps the e-mails instead of sending them, readable at /sandbox/outbox. */
export const outboxMail = (db: Db): Mail => ({
  async send({ to, subject, text, at }) {
    await db.query(
      `insert into outbox (channel, recipient, subject, body, created_at) values ('e-mail', $1, $2, $3, $4)`,
      [to, subject, text, at],
    )
  },
})
