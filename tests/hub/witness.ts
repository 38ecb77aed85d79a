/** Records what happens, in order; a test can wait for it without polling. */
export class Witness<Item> {
  readonly items: Item[] = []
  #wake = Promise.withResolvers<void>()

  note(item: Item): void {
    this.items.push(item)
    this.#wake.resolve()
    this.#wake = Promise.withResolvers()
  }

  async first(count: number): Promise<Item[]> {
    while (this.items.length < count) await this.#wake.promise
    return this.items.slice(0, count)
  }

  /** Removes the oldest item; waits for one if there is none. */
  async take(): Promise<Item> {
    for (;;) {
      const [item] = this.items.splice(0, 1)
      if (item !== undefined) return item
      await this.#wake.promise
    }
  }
}
