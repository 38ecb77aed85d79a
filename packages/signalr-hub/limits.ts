/** What one client may use. Bytes, unless they say otherwise. */
export interface Limits {
  /** Of one hub message, framing included. */
  message: number
  /** Of one WebSocket message or POST body, however many hub messages it holds: it is buffered whole. */
  transfer: number
  /** Of what a client leaves unread: it is dropped. */
  unread: number
  /** Of what may wait behind a slow method: then the client waits. */
  readAhead: number
  /** Of what waits for an acknowledgement (stateful reconnect). */
  unacknowledged: number
  /** Calls of one client that run at once; streams are not counted. */
  parallelCalls: number
  /** Streams of one client in each direction at once. */
  streams: number
  /** Items of one upload that wait to be read. */
  uploadedItems: number
  /** Per process; a browser that loses its network opens the next before the old one times out. */
  connectionsOfSession: number
  connectionsOfUser: number
}

export const defaultLimits: Limits = {
  message: 32_768,
  transfer: 1_048_576,
  unread: 1_048_576,
  readAhead: 65_536,
  unacknowledged: 100_000,
  parallelCalls: 1,
  streams: 100,
  uploadedItems: 10,
  connectionsOfSession: Infinity,
  connectionsOfUser: Infinity,
}

/** Milliseconds. */
export interface Timeouts {
  /** For the handshake. */
  handshake: number
  /** Without sending, then a ping is sent. */
  ping: number
  /** Of silence, after which a client that has pinged once is gone. */
  client: number
  /** A poll is held while there is nothing to send. */
  poll: number
  /** A connection without a client is dropped: before its first transport, between two polls, and while a stateful client reconnects. */
  unheard: number
  /** For a client to take part in the close before it is cut off. */
  close: number
}

export const defaultTimeouts: Timeouts = {
  handshake: 15_000,
  ping: 15_000,
  client: 30_000,
  poll: 90_000,
  unheard: 15_000,
  close: 5_000,
}
