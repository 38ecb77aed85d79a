import type { Frame } from './frame.ts'
import type { ClientMessage, ServerMessage } from './message.ts'

/** The client's bytes are not the hub protocol: its connection is closed. */
export class InvalidPayload extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'InvalidDataException'
  }
}

export const tooLongFor = (limit: number) =>
  new InvalidPayload(`The maximum message size of ${limit}B was exceeded.`)

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
  /**
   * Reads the message at the head of `buffer`; null while it is incomplete. Throws InvalidPayload.
   * @param limit bytes of the longest message
   */
  parse(buffer: Buffer, limit: number): Parsed | null
  write(message: ServerMessage): Frame
}
