import type { CrashTell } from '#sandbox/contract/aviator.ts'

/** One open page of one player. */
export interface Onlooker {
  usercode: string
  send(text: string): void
  /** The page reconnects by itself, to the node that runs the table then. */
  sendAway(): void
}

export class Audience {
  readonly #all = new Set<Onlooker>()
  readonly #byPlayer = new Map<string, Set<Onlooker>>()

  get size(): number {
    return this.#all.size
  }

  add(onlooker: Onlooker): void {
    this.#all.add(onlooker)
    const own = this.#byPlayer.get(onlooker.usercode) ?? new Set()
    this.#byPlayer.set(onlooker.usercode, own.add(onlooker))
  }

  remove(onlooker: Onlooker): void {
    this.#all.delete(onlooker)
    const own = this.#byPlayer.get(onlooker.usercode)
    own?.delete(onlooker)
    if (own?.size === 0) this.#byPlayer.delete(onlooker.usercode)
  }

  tell(onlooker: Onlooker, tell: CrashTell): void {
    onlooker.send(JSON.stringify(tell))
  }

  tellPlayer(usercode: string, tell: CrashTell): void {
    const own = this.#byPlayer.get(usercode)
    if (!own) return
    const text = JSON.stringify(tell)
    for (const onlooker of own) onlooker.send(text)
  }

  tellAll(tell: CrashTell): void {
    const text = JSON.stringify(tell)
    for (const onlooker of this.#all) onlooker.send(text)
  }

  sendAway(): void {
    for (const onlooker of this.#all) onlooker.sendAway()
  }
}
