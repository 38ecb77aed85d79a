import type { notificationType } from '#contract/notification.ts'
import type { Transaction } from '../database/transaction.ts'

export interface Notice {
  playerId: number
  type: (typeof notificationType)[keyof typeof notificationType]
  /** Without a full stop. */
  title: string
  note: string
}

/** Stores a notification in the caller's transaction; the player's connections get it after the commit. */
export type Notify = (tx: Transaction, notice: Notice) => Promise<void>
