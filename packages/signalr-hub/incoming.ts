const NOTHING = Buffer.alloc(0)

/** Bytes that came and are not read yet. */
export class Incoming {
  readonly #readAhead: number
  #bytes: Buffer = NOTHING
  #room: PromiseWithResolvers<void> | undefined

  /** @param readAhead bytes that may wait behind a slow method; then the client has to wait */
  constructor(readAhead: number) {
    this.#readAhead = readAhead
  }

  get bytes(): Buffer {
    return this.#bytes
  }

  get crowded(): boolean {
    return this.#bytes.length > this.#readAhead
  }

  add(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
  }

  drop(length = this.#bytes.length): void {
    this.#bytes = length === this.#bytes.length ? NOTHING : this.#bytes.subarray(length)
    if (this.crowded) return
    this.#room?.resolve()
    this.#room = undefined
  }

  /** Null if the client may send more; otherwise resolves when it may. */
  room(): Promise<void> | null {
    if (!this.crowded) return null
    this.#room ??= Promise.withResolvers()
    return this.#room.promise
  }
}
