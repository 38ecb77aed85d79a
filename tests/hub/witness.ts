/** Notes what happens, in order, and lets a test wait for so much to have happened without asking again and again. */
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

  /** The oldest that has not been taken. */
  async take(): Promise<Item> {
    for (;;) {
      const [item] = this.items.splice(0, 1)
      if (item !== undefined) return item
      await this.#wake.promise
    }
  }
}
