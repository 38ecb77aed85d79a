/** Bytes that may wait behind a slow method; then the client has to wait. */
export const READ_AHEAD = 65_536

const NOTHING = Buffer.alloc(0)

export class Incoming {
  #bytes: Buffer = NOTHING
  #room: PromiseWithResolvers<void> | undefined

  get bytes(): Buffer {
    return this.#bytes
  }

  get crowded(): boolean {
    return this.#bytes.length > READ_AHEAD
  }

  add(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
  }

  drop(length = this.#bytes.length): void {
    this.#bytes = this.#bytes.subarray(length)
    if (this.crowded) return
    this.#room?.resolve()
    this.#room = undefined
  }

  /** Null, or resolves when the client may send on. */
  room(): Promise<void> | null {
    if (!this.crowded) return null
    this.#room ??= Promise.withResolvers()
    return this.#room.promise
  }
}
