import { once } from 'node:events'
import { WebSocket, type RawData } from 'ws'
import { aviatorPath, crashTells, type CrashAsked, type CrashTell } from '#sandbox/contract/aviator.ts'

export type Told<Type extends CrashTell['type']> = Extract<CrashTell, { type: Type }>

/** Milliseconds, for a busy machine. */
const patience = 30_000

const asText = (data: RawData) => (Buffer.isBuffer(data) ? data.toString() : '')

/** A player's page at a table: what it says, and every message that it receives, parsed by the contract. */
export class CrashPage {
  readonly socket: WebSocket
  readonly told: CrashTell[] = []
  readonly #watchers = new Set<() => void>()
  readonly #listeners = new Set<(tell: CrashTell) => void>()
  #isKeeping = true
  #code: number | undefined

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      const tell = crashTells.parse(JSON.parse(asText(data)))
      if (this.#isKeeping) this.told.push(tell)
      for (const listen of this.#listeners) listen(tell)
      for (const watch of this.#watchers) watch()
    })
    socket.on('close', (code) => {
      this.#code = code
      for (const watch of this.#watchers) watch()
    })
  }

  /** @param url the sandbox's origin */
  static async open(url: string): Promise<CrashPage> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${aviatorPath}`)
    const page = new CrashPage(socket)
    await once(socket, 'open')
    return page
  }

  onTold(listen: (tell: CrashTell) => void): void {
    this.#listeners.add(listen)
  }

  /** Stops collecting messages: `hears` cannot be used after it. */
  forgets(): void {
    this.#isKeeping = false
    this.told.length = 0
  }

  say(asked: CrashAsked): void {
    this.socket.send(JSON.stringify(asked))
  }

  /** The first matching message, received or still to come. @param from index in `told` where the search begins */
  async hears<Type extends CrashTell['type']>(
    type: Type,
    fits: (tell: Told<Type>) => boolean = () => true,
    from = 0,
  ): Promise<Told<Type>> {
    const { promise, resolve, reject } = Promise.withResolvers<Told<Type>>()
    let seen = from
    const watch = () => {
      for (; seen < this.told.length; seen += 1) {
        const tell = this.told[seen]
        if (tell?.type === type && fits(tell as Told<Type>)) return resolve(tell as Told<Type>)
      }
      if (this.socket.readyState === WebSocket.CLOSED) reject(new Error(`Closed before '${type}' was told`))
    }
    this.#watchers.add(watch)
    const timer = setTimeout(
      () => reject(new Error(`'${type}' was not told; the last was ${JSON.stringify(this.told.at(-1))}`)),
      patience,
    )
    watch()
    return promise.finally(() => {
      clearTimeout(timer)
      this.#watchers.delete(watch)
    })
  }

  /** The close code of the WebSocket. */
  async closed(): Promise<number> {
    this.#code ??= Number((await once(this.socket, 'close'))[0])
    return this.#code
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return
    const gone = once(this.socket, 'close')
    this.socket.close()
    await gone
  }
}
