import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export function rawSocket(url: string, { allowHalfOpen = false } = {}): Socket {
  const { hostname, port } = new URL(url)
  return connect({ port: Number(port), host: hostname.replaceAll(/[[\]]/g, ''), allowHalfOpen })
}

export interface RawReply {
  /** The status line. */
  line: string
  headers: Headers
  body: string
}

/** Sends raw bytes; returns the answer when the server has closed the connection. */
export async function rawReply(url: string, bytes: string): Promise<RawReply> {
  const socket = rawSocket(url)
  socket.write(bytes)
  const said = await text(socket)
  const end = said.indexOf('\r\n\r\n')
  const [line = '', ...fields] = said.slice(0, end).split('\r\n')
  const headers = new Headers(
    fields.map((field): [string, string] => {
      const [name = '', value = ''] = field.split(/: (.*)/s)
      return [name, value]
    }),
  )
  return { line, headers, body: said.slice(end + 4) }
}

export const rawRequest = (line: string, headers: Record<string, string> = {}, body = ''): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ host: 'lale.test', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')

export const webSocketHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
