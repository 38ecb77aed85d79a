/** A stream that a client uploads for one call. After its reader has stopped, further items are dropped. */
export class Upload implements AsyncIterable<unknown> {
  readonly #most: number
  readonly #onRoom: () => void
  readonly #items: unknown[] = []
  #end: { error?: Error } | null = null
  #isLeft = false
  #wake: PromiseWithResolvers<void> | undefined

  /** @param most items that wait to be read: then the client has to wait */
  constructor(most: number, onRoom: () => void) {
    this.#most = most
    this.#onRoom = onRoom
  }

  get isFull(): boolean {
    return this.#items.length >= this.#most
  }

  add(item: unknown): void {
    if (this.#isLeft || this.#end) return
    this.#items.push(item)
    this.#wake?.resolve()
  }

  end(error?: Error): void {
    this.#end ??= error ? { error } : {}
    this.#wake?.resolve()
  }

  /** Nobody reads any more. */
  leave(): void {
    this.#isLeft = true
    this.#items.length = 0
    this.#onRoom()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void, undefined> {
    try {
      for (;;) {
        while (this.#items.length > 0) {
          const wasFull = this.isFull
          const item = this.#items.shift()
          if (wasFull) this.#onRoom()
          yield item
        }
        if (this.#end?.error) throw this.#end.error
        if (this.#end) return
        this.#wake = Promise.withResolvers()
        await this.#wake.promise
      }
    } finally {
      this.leave()
    }
  }
}
