/** What the server allows a connection, in milliseconds, and how many it holds. docs/operate.md names the figures. */
export interface SocketLimits {
  /** Until the headers of a request are complete, and the first byte of a new connection among them. */
  headers: number
  /** Until the whole request is there. */
  request: number
  /** Between two requests. */
  idle: number
  /** Without a byte in either direction while a request is answered; longer than a long poll is held. */
  silence: number
  /** How often the first two are looked at. */
  checkEvery: number
  /** Of the process, over all its ports. */
  connections: number
  /** Of one network; `ADDRESS_FACTOR` multiplies it. */
  connectionsOfNetwork: number
}

export const socketLimits: SocketLimits = {
  headers: 10_000,
  request: 30_000,
  idle: 72_000,
  silence: 120_000,
  checkEvery: 1_000,
  connections: 10_000,
  connectionsOfNetwork: 500,
}
