import type { Transaction } from '../database/transaction.ts'
import type { Notice, Notify } from '../payment/notices.ts'
import type { Parts } from '../parts.ts'

/** Carries the ids of notifications that were just committed. */
export const notificationChannel = 'notification'

/** Keeps a notification in the caller's transaction and tells the player's connections after the commit. */
export const createNotify =
  ({ bus, clock }: Pick<Parts, 'bus' | 'clock'>): Notify =>
  async (tx: Transaction, { playerId, type, title, note }: Notice) => {
    const { rows } = await tx.query<{ id: number }>(
      'insert into notifications (player_id, type, title, note, created_at) values ($1, $2, $3, $4, $5) returning id',
      [playerId, type, title, note, clock()],
    )
    tx.afterCommit(() => bus.publish(notificationChannel, String(rows[0]?.id)))
  }
