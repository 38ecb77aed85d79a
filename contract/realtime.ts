import * as z from 'zod/mini'
import { notification } from './notification.ts'

export const hubPath = 'hub/frnotify'
/** The one method that the hub calls on a client: NotifyMessage(cmd, message). */
export const notifyMethod = 'NotifyMessage'

/** What NotifyMessage may carry. Anything else is an invalid payload. */
export const hubMessage = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('Notification'), message: notification }),
  /** A hint that the balance has changed: the answer of user/balance counts, not the hint. */
  z.object({ cmd: z.literal('Balance'), message: z.object({}) }),
])
export type HubMessage = z.output<typeof hubMessage>

/** Section 9: the real-time client. */
export const realtime = {
  serverTimeout: 30_000,
  keepAlive: 15_000,
  /** Bytes that have been sent and not yet been acknowledged: what is sent next waits. */
  messageBuffer: 100_000,
  longPollTimeout: 100_000,
} as const
