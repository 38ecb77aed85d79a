import type { Clock } from './clock.ts'

export type Unsubscribe = () => Promise<void>

/** Bytes: PostgreSQL's limits for a channel's name and a payload. */
export const CHANNEL_LIMIT = 63
export const PAYLOAD_LIMIT = 8_000

/**
 * Fan-out between nodes. Carries hints, at most once: ids, not bodies. A publish that fails is logged and never thrown: what it tells of is
 * already committed.
 */
export interface Bus {
  /** Throws RangeError above the limits. @param to the player it is for: a node without connections of the player need not get it */
  publish(channel: string, payload: string, to?: number): Promise<void>
  /** Once it resolves, the listener gets what any node publishes, this one included. */
  subscribe(channel: string, listener: (payload: string) => void): Promise<Unsubscribe>
  /** Says whether this node has connections of the player. Never rejects. */
  present(playerId: number, isHere: boolean): Promise<void>
  /** Whether it hears what other nodes publish; while it does not, hints are lost. */
  readonly listens: boolean
  close(): Promise<void>
}

/** Milliseconds that a publish waits: its caller's reply waits for it, and a hint may be lost. */
const publishPatience = 250

/** Resolves when the hint was sent, or is late. */
export async function sentOrLate(sent: Promise<unknown>, clock: Pick<Clock, 'after'>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const alarm = clock.after(publishPatience, resolve)
  await Promise.race([sent, late])
  alarm.cancel()
}

export function assertFits(channel: string, payload: string): void {
  if (Buffer.byteLength(channel) > CHANNEL_LIMIT) throw new RangeError(`Channel name too long: ${channel}`)
  if (Buffer.byteLength(payload) >= PAYLOAD_LIMIT)
    throw new RangeError(`Payload too long for channel ${channel}`)
}
