import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Refusal } from './refusal.ts'

interface Served {
  serves(url: string): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  take(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<Refusal | null>
}

const unknownPath: Refusal = { status: 404, text: '' }
const endpoints = new WeakMap<Server, Served[]>()

/** Serves the endpoint on a server of its own, or beside others: what it does not serve, the server's other listeners answer. */
export function attach(server: Server, endpoint: Served): void {
  const known = endpoints.get(server)
  if (known) return void known.push(endpoint)
  const all = [endpoint]
  endpoints.set(server, all)
  const of = ({ url = '' }: IncomingMessage) => all.find((each) => each.serves(url))
  server.on('request', (request, response) => {
    const found = of(request)
    if (found) void found.handle(request, response)
    else if (server.listenerCount('request') === 1) response.writeHead(unknownPath.status).end()
  })
  server.on('upgrade', (request, wire, head) => {
    // Node has removed its own listener: without one a reset would end the process.
    wire.on('error', () => wire.destroy())
    const taking = of(request)?.take(request, wire, head) ?? Promise.resolve(unknownPath)
    void taking.then((refusal) => refusal && decline(wire, refusal))
  })
}

function decline(wire: Duplex, { status, text }: Refusal): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: text/plain`
  wire.end(`${head}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`, () => wire.destroy())
}
