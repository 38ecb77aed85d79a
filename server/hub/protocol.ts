import type { Frame } from './frame.ts'
import type { ClientMessage, ServerMessage } from './message.ts'

/** Bytes of the longest message that a client may send, separator included. */
export const MESSAGE_LIMIT = 32_768

/** The client's bytes are not the hub protocol: its connection is closed. */
export class InvalidPayload extends Error {
  constructor(reason: string) {
    super(`Invalid payload: ${reason}`)
    this.name = 'InvalidPayload'
  }
}

export interface Parsed {
  message: ClientMessage
  /** Bytes that the message took from the buffer, framing included. */
  length: number
}

/** One encoding of the hub protocol, chosen by name and version in the handshake. */
export interface Protocol {
  readonly name: string
  readonly versions: readonly number[]
  readonly transferFormat: 'Text' | 'Binary'
  /** Reads the message at the head of `buffer`; null while it is incomplete. Throws InvalidPayload. */
  parse(buffer: Buffer): Parsed | null
  write(message: ServerMessage): Frame
}
