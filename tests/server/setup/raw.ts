import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** A TCP connection to the server of an address. */
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

/** What a server answers to bytes that no HTTP client would send, until it closes. */
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

/** A request as it goes over the wire. */
export const rawRequest = (line: string, headers: Record<string, string> = {}, body = ''): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ host: 'lale.test', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')

/** What a browser sends to open a WebSocket. */
export const webSocketHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
