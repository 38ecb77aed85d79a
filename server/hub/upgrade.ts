import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { admit, identify, type Door } from './door.ts'
import type { HubLog } from './log.ts'
import { readPath, readQuery } from './query.ts'
import { refuse, unauthenticated, type Refusal } from './refusal.ts'
import { carryByWebSocket } from './web-socket.ts'

/** Takes the WebSocket upgrades of one path; those of other paths belong to others. Returns how to stop. */
export function takeUpgrades(server: Server, path: string, door: Door, log: HubLog): () => void {
  async function onUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    const url = request.url ?? ''
    if (readPath(url) !== path) {
      if (server.listenerCount('upgrade') === 1) decline(wire, refuse(404, 'Nothing to upgrade here'))
      return
    }
    const fall = () => wire.destroy()
    wire.on('error', fall)
    const query = readQuery(url)
    const caller = await identify(door, request.headers, query)
    const connection = caller ? admit(door, query, caller, 'WebSockets') : unauthenticated
    if ('status' in connection) {
      decline(wire, connection)
      return
    }
    wire.off('error', fall)
    carryByWebSocket(connection, request, wire, head, door.clock)
  }

  const listener = (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    onUpgrade(request, wire, head).catch((error: unknown) => {
      log.warn({ err: error }, 'A WebSocket could not be opened')
      decline(wire, refuse(500, 'The hub failed'))
    })
  }
  server.on('upgrade', listener)
  return () => server.off('upgrade', listener)
}

function decline(wire: Duplex, { status, text }: Refusal): void {
  wire.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: text/plain',
      `content-length: ${Buffer.byteLength(text)}`,
      '',
      text,
    ].join('\r\n'),
  )
}
