/** Milliseconds, and numbers of connections. docs/operate.md lists them. */
export interface SocketLimits {
  /** Until the headers of a request are complete; on a new connection this includes its first byte. */
  headers: number
  /** Until the request is complete. */
  request: number
  /** Between two requests. */
  idle: number
  /** Without a byte in either direction during a reply; longer than a long poll is held. */
  silence: number
  /** How often `headers` and `request` are checked. */
  checkEvery: number
  /** Of the process, on all its ports. */
  connections: number
  /** Per network; `ADDRESS_FACTOR` multiplies it. */
  connectionsOfNetwork: number
  /** That wait to be accepted; the system's `net.core.somaxconn` may be lower. Pages reconnect at once when another node dies. */
  backlog: number
}

export const socketLimits: SocketLimits = {
  headers: 10_000,
  request: 30_000,
  idle: 72_000,
  silence: 120_000,
  checkEvery: 1_000,
  connections: 10_000,
  connectionsOfNetwork: 500,
  backlog: 4_096,
}
