import type { Clock } from './clock.ts'

/** Remembers for a time the ids that must not come back. */
export class Retired<Id extends string | number> {
  readonly #clock: Clock
  readonly #milliseconds: number
  readonly #until = new Map<Id, number>()

  constructor(clock: Clock, milliseconds: number) {
    this.#clock = clock
    this.#milliseconds = milliseconds
  }

  add(id: Id): void {
    this.#forget()
    this.#until.delete(id)
    this.#until.set(id, this.#clock.now() + this.#milliseconds)
  }

  has(id: Id): boolean {
    return (this.#until.get(id) ?? 0) > this.#clock.now()
  }

  /** The oldest come first, since all stay equally long. */
  #forget(): void {
    const now = this.#clock.now()
    for (const [id, until] of this.#until) {
      if (until > now) return
      this.#until.delete(id)
    }
  }
}
