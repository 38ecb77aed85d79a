import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** A reply in plain HTTP on a socket without a response. */
export interface RawAnswer {
  status: number
  text: string
  /** Plain text, unless they have a content-type. */
  headers?: Readonly<Record<string, string>>
}

/** Milliseconds that the client has to close after the last reply. */
export const lingerTime = 5_000

/** Replies and closes: gracefully if the client takes part, by force after `lingerTime`. */
export function answerRaw(wire: Duplex, { status, text, headers }: RawAnswer): void {
  if (wire.destroyed) return
  const fields = {
    ...(text !== '' && { 'content-type': 'text/plain' }),
    ...headers,
    connection: 'close',
    'content-length': String(Buffer.byteLength(text)),
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  const alarm = setTimeout(() => wire.destroy(), lingerTime)
  wire.once('close', () => clearTimeout(alarm))
  wire.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'))
  // Without it neither the end of the other side nor what it still sends is read.
  wire.resume()
}
