import { get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export class EventStream {
  readonly response: IncomingMessage
  #text = ''
  #ended = false

  private constructor(response: IncomingMessage) {
    this.response = response
    response.setEncoding('utf8')
    response.on('data', (text: string) => (this.#text += text))
    response.on('end', () => (this.#ended = true))
    response.on('error', () => undefined)
  }

  /** Resolves with the answer's headers; the stream goes on. */
  static async open(url: string): Promise<EventStream> {
    const request = get(url, { headers: { accept: 'text/event-stream' } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    onTestFinished(() => void request.destroy())
    return new EventStream(response)
  }

  get text(): string {
    return this.#text
  }

  get ended(): boolean {
    return this.#ended
  }
}
