import type { HubLog } from './log.ts'

type Listener = (payload: string) => void

export class Listeners {
  readonly #log: HubLog
  readonly #byChannel = new Map<string, Set<Listener>>()

  constructor(log: HubLog) {
    this.#log = log
  }

  channels(): Iterable<string> {
    return this.#byChannel.keys()
  }

  add(channel: string, listener: Listener): void {
    const listeners = this.#byChannel.get(channel)
    if (!listeners) this.#byChannel.set(channel, new Set([listener]))
    listeners?.add(listener)
  }

  remove(channel: string, listener: Listener): boolean {
    const listeners = this.#byChannel.get(channel)
    listeners?.delete(listener)
    return listeners?.size === 0 && this.#byChannel.delete(channel)
  }

  hear(channel: string, payload: string): void {
    for (const listener of this.#byChannel.get(channel) ?? []) {
      try {
        listener(payload)
      } catch (error) {
        this.#log.warn({ err: error, channel }, 'A listener of the bus failed')
      }
    }
  }
}
