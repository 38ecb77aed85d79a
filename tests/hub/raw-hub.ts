import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { ayse } from './hub-stand.ts'
import { Witness } from './witness.ts'

export const RECORD_END = '\u001e'
export const HANDSHAKE = record({ protocol: 'json', version: 1 })

export function record(value: unknown): string {
  return JSON.stringify(value) + RECORD_END
}

export function readRecords(text: string): unknown[] {
  return text
    .split(RECORD_END)
    .filter((part) => part !== '')
    .map((part) => JSON.parse(part))
}

export interface Negotiated {
  connectionId: string
  connectionToken: string
  negotiateVersion: number
  availableTransports: { transport: string; transferFormats: string[] }[]
}

/** The hub without a client library: plain requests of the transport protocol. */
export class RawHub {
  readonly #address: string
  readonly #who: string

  constructor(address: string, who: string = ayse) {
    this.#address = address
    this.#who = who
  }

  url(query = '', path = ''): string {
    return `${this.#address}${path}?${[this.#who, query].filter(Boolean).join('&')}`
  }

  request(method: string, query = '', init: RequestInit = {}): Promise<Response> {
    return fetch(this.url(query), { method, ...init })
  }

  negotiation(query = 'negotiateVersion=1', init: RequestInit = {}): Promise<Response> {
    return fetch(this.url(query, '/negotiate'), { method: 'POST', ...init })
  }

  async negotiate(): Promise<Negotiated> {
    const response = await this.negotiation()
    return (await response.json()) as Negotiated
  }

  async id(): Promise<string> {
    const { connectionToken } = await this.negotiate()
    return `id=${connectionToken}`
  }

  /** The status with which the hub refuses an upgrade. */
  async declined(query: string): Promise<number | undefined> {
    const socket = new WebSocket(this.url(query))
    socket.on('error', () => undefined)
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
    socket.terminate()
    return response.statusCode
  }

  /** The status of an upgrade; an accepted one stays open until the test ends. */
  async answer(): Promise<number | undefined> {
    const socket = new WebSocket(this.url())
    onTestFinished(() => socket.terminate())
    socket.on('error', () => undefined)
    const { promise, resolve } = Promise.withResolvers<number | undefined>()
    socket.on('upgrade', ({ statusCode }) => resolve(statusCode))
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
    return promise
  }

  async socket(query = ''): Promise<RawSocket> {
    const socket = new RawSocket(new WebSocket(this.url(query)))
    await socket.opened
    return socket
  }

  async shaken(query = '', handshake = HANDSHAKE): Promise<RawSocket> {
    const socket = await this.socket(query)
    socket.send(handshake)
    await socket.next()
    return socket
  }
}

/** A WebSocket whose messages are read one by one. */
export class RawSocket {
  readonly socket: WebSocket
  readonly opened: Promise<unknown>
  /** Resolves with the close code. */
  readonly closed: Promise<number>
  readonly #messages = new Witness<unknown>()

  constructor(socket: WebSocket) {
    this.socket = socket
    this.opened = once(socket, 'open')
    this.closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)))
    socket.on('message', (data: Buffer) => {
      for (const message of readRecords(data.toString())) this.#messages.note(message)
    })
    onTestFinished(() => socket.terminate())
  }

  send(text: string): void {
    this.socket.send(text)
  }

  next(): Promise<unknown> {
    return this.#messages.take()
  }

  /** All messages until the socket closes. */
  async rest(): Promise<unknown[]> {
    await this.closed
    return this.#messages.items.splice(0)
  }
}
