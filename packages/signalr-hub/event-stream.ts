import type { ServerResponse } from 'node:http'
import type { Connection, Surroundings } from './connection.ts'
import type { Frame } from './frame.ts'
import { noCache } from './refusal.ts'
import type { Transport } from './transport.ts'

/** A comment: the client and every proxy see the stream open at once. */
const OPENING = ':\r\n'

class EventStreamTransport implements Transport {
  readonly #response: ServerResponse
  readonly #around: Surroundings

  constructor(response: ServerResponse, around: Surroundings) {
    this.#response = response
    this.#around = around
  }

  send(frame: Frame): void {
    if (this.#response.writable) this.#response.write(frame.eventStream)
  }

  end(): void {
    this.#response.end()
    const alarm = this.#around.clock.after(this.#around.timeouts.close, () => this.#response.destroy())
    this.#response.once('close', () => alarm.cancel())
  }

  abort(): void {
    this.#response.destroy()
  }

  get pendingBytes(): number {
    return this.#response.writableLength
  }

  whenDrained(listener: () => void): void {
    const done = () => {
      this.#response.off('drain', done)
      this.#response.off('close', done)
      listener()
    }
    if (this.#response.writableNeedDrain) this.#response.on('drain', done).on('close', done)
    else listener()
  }
}

export function carryByEventStream(connection: Connection, response: ServerResponse): void {
  const transport = new EventStreamTransport(response, connection.around)
  response.writeHead(200, {
    ...noCache,
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  })
  response.write(OPENING)
  response.on('close', () => connection.lose(transport))
  response.on('error', () => connection.lose(transport))
  connection.attach('ServerSentEvents', transport)
}
