import * as z from 'zod/mini'
import { id } from './field.ts'

export const notificationType = { Deposit: 1, Withdraw: 2, Jackpot: 3, Bonus: 4, System: 5 } as const

export const notification = z.object({
  id,
  type: z.literal(Object.values(notificationType)),
  title: z.string(),
  note: z.string(),
  /** UTC. */
  timeStamp: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof notification>

/** Newest first; `older` and `olderUnread` count the notifications after the list. */
export const notificationPage = z.object({
  list: z.array(notification),
  older: z.int().check(z.minimum(0)),
  olderUnread: z.int().check(z.minimum(0)),
})
export type NotificationPage = z.output<typeof notificationPage>
