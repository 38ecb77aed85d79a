import { sendNotice } from '../hub/relay.ts'
import type { Parts } from '../parts.ts'
import type { Notify } from './notice.ts'

export const createNotify =
  ({ bus, clock }: Pick<Parts, 'bus' | 'clock'>): Notify =>
  async (tx, { playerId, type, title, note }) => {
    const { rows } = await tx.query<{ id: number }>(
      'insert into notifications (player_id, type, title, note, created_at) values ($1, $2, $3, $4, $5) returning id',
      [playerId, type, title, note, clock()],
    )
    const id = rows[0]?.id ?? null
    tx.afterCommit(() => sendNotice(bus, { playerId, cmd: 'Notification', id }))
  }
