/** A way to stop listening. */
export type Unsubscribe = () => Promise<void>

/** Longest name of a channel and longest payload, in bytes: what every filling can carry. */
export const CHANNEL_LIMIT = 63
export const PAYLOAD_LIMIT = 8_000

/**
 * Fan-out between nodes. What it carries are hints, at most once: ids, not bodies. A publish while the way is broken is
 * lost and logged, never thrown, since what it tells of has already been committed.
 */
export interface Bus {
  /** Throws RangeError where the channel or the payload is longer than the limits. */
  publish(channel: string, payload: string): Promise<void>
  /** When it resolves, the listener hears what is published on any node, this one included. */
  subscribe(channel: string, listener: (payload: string) => void): Promise<Unsubscribe>
  close(): Promise<void>
}

export function assertFits(channel: string, payload: string): void {
  if (Buffer.byteLength(channel) > CHANNEL_LIMIT) throw new RangeError(`Channel name too long: ${channel}`)
  if (Buffer.byteLength(payload) >= PAYLOAD_LIMIT)
    throw new RangeError(`Payload too long for channel ${channel}`)
}
