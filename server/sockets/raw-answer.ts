import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** An answer in plain HTTP on a socket that no response belongs to. */
export interface RawAnswer {
  status: number
  text: string
  /** Plain text, unless a content type is among them. */
  headers?: Readonly<Record<string, string>>
}

/** How long the other end may take to close after the last answer, in milliseconds. */
export const lingerTime = 5_000

/** Answers and closes: in order where the other end takes part, by force after `lingerTime`. */
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
  // Without this the end of the other side is never read, nor what it still sends.
  wire.resume()
}
