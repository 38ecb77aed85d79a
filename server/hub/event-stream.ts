import type { ServerResponse } from 'node:http'
import type { Clock } from './clock.ts'
import type { Connection } from './connection.ts'
import type { Frame } from './frame.ts'
import { noCache } from './refusal.ts'
import { CLOSE_TIMEOUT, type Transport } from './transport.ts'

/** A comment: the client and every proxy see the stream open at once. */
const OPENING = ':\r\n'

class EventStreamTransport implements Transport {
  readonly #response: ServerResponse
  readonly #clock: Clock

  constructor(response: ServerResponse, clock: Clock) {
    this.#response = response
    this.#clock = clock
  }

  send(frame: Frame): void {
    if (this.#response.writable) this.#response.write(frame.eventStream)
  }

  end(): void {
    this.#response.end()
    const alarm = this.#clock.after(CLOSE_TIMEOUT, () => this.#response.destroy())
    this.#response.once('close', () => alarm.cancel())
  }

  abort(): void {
    this.#response.destroy()
  }

  get pendingBytes(): number {
    return this.#response.writableLength
  }
}

export function carryByEventStream(connection: Connection, response: ServerResponse, clock: Clock): void {
  response.writeHead(200, {
    ...noCache,
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  })
  response.write(OPENING)
  response.on('close', () => connection.finish())
  connection.attach('ServerSentEvents', new EventStreamTransport(response, clock))
}
