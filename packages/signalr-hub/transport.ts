import type { Frame } from './frame.ts'

export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling'
export type TransferFormat = 'Text' | 'Binary'

/** What negotiate offers, in the order in which a client should try. */
export const transferFormats: Record<TransportName, readonly TransferFormat[]> = {
  WebSockets: ['Text', 'Binary'],
  ServerSentEvents: ['Text'],
  LongPolling: ['Text', 'Binary'],
}

export interface Transport {
  send(frame: Frame): void
  /** Delivers what is queued, then ends. */
  end(): void
  abort(): void
  /** Bytes that are queued and not sent yet. */
  readonly pendingBytes: number
  /** Calls once, as soon as nothing is queued or the transport is gone. */
  whenDrained(listener: () => void): void
}
