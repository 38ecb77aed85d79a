/** Calls of one client: so many run at once, the next waits. No more is read before one is done. */
export class Turns {
  readonly #most: number
  readonly #onFree: () => void
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(most: number, onFree: () => void) {
    this.#most = most
    this.#onFree = onFree
  }

  get isFull(): boolean {
    return this.#waiting.length > 0
  }

  async take(run: () => Promise<void>): Promise<void> {
    await this.#begin()
    try {
      await run()
    } finally {
      this.#end()
    }
  }

  /** Another call may run while this one waits for its client. */
  async yield<Result>(wait: Promise<Result>): Promise<Result> {
    this.#end()
    try {
      return await wait
    } finally {
      await this.#begin()
    }
  }

  async #begin(): Promise<void> {
    if (this.#running < this.#most) {
      this.#running += 1
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    await promise
  }

  /** The turn goes to the one that waits longest. */
  #end(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
    this.#onFree()
  }
}
