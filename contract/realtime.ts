import * as z from 'zod/mini'
import { notification } from './notification.ts'

export const hubPath = 'hub/frnotify'
/** The one method that the hub calls on a client: NotifyMessage(cmd, message). */
export const notifyMethod = 'NotifyMessage'

/** Payloads of NotifyMessage; anything else is invalid. */
export const hubMessage = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('Notification'), message: notification }),
  /** A hint: the client refetches `user/balance`. */
  z.object({ cmd: z.literal('Balance'), message: z.object({}) }),
  /** A hint: a break has begun or ended; the client refetches `user/balance`. */
  z.object({ cmd: z.literal('Break'), message: z.object({}) }),
])
export type HubMessage = z.output<typeof hubMessage>

/** Section 9: the real-time client, in milliseconds. */
export const realtime = {
  serverTimeout: 30_000,
  keepAlive: 15_000,
  /** Bytes without an acknowledgement; further sends wait. */
  messageBuffer: 100_000,
  longPollTimeout: 100_000,
} as const
