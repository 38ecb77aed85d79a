import type { CrashTell } from '#sandbox/contract/aviator.ts'
import { Frame } from '#server/hub/frame.ts'

/** Whoever looks at a table: one page of one player. */
export interface Onlooker {
  usercode: string
  send(frame: Frame): void
  /** They come back by themselves, to whoever runs the table then. */
  sendAway(): void
}

const framed = (tell: CrashTell) => new Frame(JSON.stringify(tell))

/** The pages that are open at a table. What all are told is framed once. */
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
    onlooker.send(framed(tell))
  }

  /** Every page that the player has open. */
  tellPlayer(usercode: string, tell: CrashTell): void {
    const own = this.#byPlayer.get(usercode)
    if (!own) return
    const frame = framed(tell)
    for (const onlooker of own) onlooker.send(frame)
  }

  tellAll(tell: CrashTell): void {
    const frame = framed(tell)
    for (const onlooker of this.#all) onlooker.send(frame)
  }

  sendAway(): void {
    for (const onlooker of this.#all) onlooker.sendAway()
  }
}
