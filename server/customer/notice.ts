import type { notificationType } from '#contract/notification.ts'
import type { Transaction } from '../database/transaction.ts'

/** What a player is told, before it is kept. */
export interface Notice {
  playerId: number
  type: (typeof notificationType)[keyof typeof notificationType]
  /** A heading: without a full stop. */
  title: string
  note: string
}

/** Keeps a notification in the transaction that causes it; the player is told after the commit. */
export type Notify = (tx: Transaction, notice: Notice) => Promise<void>
