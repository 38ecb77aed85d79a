import type { Db } from '../database/pool.ts'

export interface OutboxMessage {
  id: number
  channel: 'sms' | 'e-mail'
  to: string
  subject: string
  body: string
  at: Date
}

export async function listOutbox(db: Db, { to, take }: { to: string | undefined; take: number }) {
  const { rows } = await db.query<OutboxMessage>(
    `select id, channel, recipient as "to", subject, body, created_at as at from outbox
      where $1::text is null or recipient = $1 order by id desc limit $2`,
    [to ?? null, take],
  )
  return rows
}
