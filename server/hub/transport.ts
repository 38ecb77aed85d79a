import type { Frame } from './frame.ts'

export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling'
export type TransferFormat = 'Text' | 'Binary'

/** What negotiate offers, in the order in which a client should try. */
export const transferFormats: Record<TransportName, readonly TransferFormat[]> = {
  WebSockets: ['Text', 'Binary'],
  ServerSentEvents: ['Text'],
  LongPolling: ['Text', 'Binary'],
}

/** How long a client may take to take part in the closing before it is cut off, in milliseconds. */
export const CLOSE_TIMEOUT = 5_000

/** The way from the hub to one client. */
export interface Transport {
  send(frame: Frame): void
  /** Delivers what was sent, then ends. */
  end(): void
  /** Ends at once. */
  abort(): void
  /** Bytes that were sent and have not left yet. */
  readonly pendingBytes: number
}
