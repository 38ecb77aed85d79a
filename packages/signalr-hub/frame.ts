const TEXT_FRAME = 0x81
const BINARY_FRAME = 0x82
const SHORT_PAYLOAD = 125
const MEDIUM_PAYLOAD = 0xffff

/** One encoded hub message. Its wire forms are built once, however many connections it goes to. */
export class Frame {
  readonly bytes: Buffer
  readonly binary: boolean
  #webSocket: Buffer | undefined
  #eventStream: Buffer | undefined

  constructor(payload: string | Uint8Array) {
    this.binary = typeof payload !== 'string'
    this.bytes = typeof payload === 'string' ? Buffer.from(payload) : Buffer.copyBytesFrom(payload)
  }

  /** As one unmasked, unfragmented WebSocket frame (RFC 6455, section 5.2). */
  get webSocket(): Buffer {
    this.#webSocket ??= Buffer.concat([webSocketHeader(this.bytes.length, this.binary), this.bytes])
    return this.#webSocket
  }

  /** As one server-sent event: every line of the message has its own `data:`. */
  get eventStream(): Buffer {
    this.#eventStream ??= Buffer.from(
      `${this.bytes
        .toString()
        .split(/\r\n|\r|\n/)
        .map((line) => `data: ${line}`)
        .join('\r\n')}\r\n\r\n`,
    )
    return this.#eventStream
  }
}

function webSocketHeader(length: number, binary: boolean): Buffer {
  const first = binary ? BINARY_FRAME : TEXT_FRAME
  if (length <= SHORT_PAYLOAD) return Buffer.from([first, length])
  if (length <= MEDIUM_PAYLOAD) {
    const header = Buffer.from([first, 126, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.alloc(10)
  header.set([first, 127])
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
