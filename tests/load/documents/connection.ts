import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const endOfHead = Buffer.from('\r\n\r\n')

export interface Answer {
  status: number
  head: string
  body: Buffer
}

/** One keep-alive connection with one request at a time: the client must cost little beside the server. */
export class Connection {
  readonly #socket: Socket
  #parts: Buffer[] = []
  #size = 0
  #whole = Infinity
  #bodyAt = 0
  #waiting: PromiseWithResolvers<Answer> | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (part: Buffer) => this.#take(part))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('The server has closed the connection')))
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    return new Connection(socket)
  }

  ask(request: Buffer): Promise<Answer> {
    this.#waiting = Promise.withResolvers<Answer>()
    this.#socket.write(request)
    return this.#waiting.promise
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(part: Buffer): void {
    this.#parts.push(part)
    this.#size += part.byteLength
    if (this.#whole === Infinity) this.#readHead()
    if (this.#size < this.#whole) return
    const all = Buffer.concat(this.#parts)
    const head = all.toString('latin1', 0, this.#bodyAt)
    this.#parts = []
    this.#size = 0
    this.#whole = Infinity
    const { promise: _, resolve } = this.#waiting ?? Promise.withResolvers<Answer>()
    this.#waiting = null
    resolve({ status: Number(head.slice(9, 12)), head, body: all.subarray(this.#bodyAt) })
  }

  #readHead(): void {
    const all = this.#parts.length === 1 ? this.#parts[0] : Buffer.concat(this.#parts)
    const end = all?.indexOf(endOfHead) ?? -1
    if (!all || end < 0) return
    this.#bodyAt = end + endOfHead.byteLength
    const length = /\r\ncontent-length: (\d+)/i.exec(all.toString('latin1', 0, this.#bodyAt))?.[1]
    this.#whole = this.#bodyAt + Number(length ?? 0)
  }
}
