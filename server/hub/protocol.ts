import type { Frame } from './frame.ts'
import type { ClientMessage, ServerMessage } from './message.ts'

/** The longest hub message that a client may send, in bytes, its separator included. */
export const MESSAGE_LIMIT = 32_768

/** The bytes from a client are not the hub protocol: the connection that sent them is closed. */
export class InvalidPayload extends Error {
  constructor(reason: string) {
    super(`Invalid payload: ${reason}`)
    this.name = 'InvalidPayload'
  }
}

export interface Parsed {
  message: ClientMessage
  /** How many bytes the message took from the head of the buffer, its framing included. */
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
