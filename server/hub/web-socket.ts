import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { Clock } from './clock.ts'
import type { Connection } from './connection.ts'
import type { Frame } from './frame.ts'
import { CLOSE_TIMEOUT, type Transport } from './transport.ts'

/** Bytes of the longest WebSocket message or POST body, however many hub messages it holds: it is buffered whole. */
export const TRANSFER_LIMIT = 1_048_576

const NORMAL_CLOSURE = 1000

/** Answers a close frame without a code by one with the code of a normal closure. */
class HubSocket extends WebSocket {
  override close(code: number = NORMAL_CLOSURE, reason?: string | Buffer): void {
    super.close(code, reason)
  }
}

const server = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: TRANSFER_LIMIT,
  WebSocket: HubSocket,
  // The hub speaks no subprotocol, whatever a client offers.
  handleProtocols: () => false,
})
// Without a listener `ws` itself answers the requests that it refuses.
server.on('wsClientError', () => undefined)

class WebSocketTransport implements Transport {
  readonly #socket: WebSocket
  readonly #wire: Duplex
  readonly #clock: Clock

  constructor(socket: WebSocket, wire: Duplex, clock: Clock) {
    this.#socket = socket
    this.#wire = wire
    this.#clock = clock
  }

  /** Writes the encoded frame past `ws`, which would encode it again for every connection. */
  send(frame: Frame): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#wire.write(frame.webSocket)
  }

  end(): void {
    this.#socket.close()
    const alarm = this.#clock.after(CLOSE_TIMEOUT, () => this.#socket.terminate())
    this.#socket.once('close', () => alarm.cancel())
  }

  abort(): void {
    this.#socket.terminate()
  }

  get pendingBytes(): number {
    return this.#wire.writableLength
  }
}

/** Carries the connection until the socket closes. False if `ws` refuses the upgrade. */
export function carryByWebSocket(
  connection: Connection,
  request: IncomingMessage,
  wire: Duplex,
  head: Buffer,
  clock: Clock,
): boolean {
  let isTaken = false
  server.handleUpgrade(request, wire, head, (socket) => {
    isTaken = true
    socket.on('message', (data) => {
      const room = connection.receive(asBuffer(data))
      if (!room) return
      socket.pause()
      void room.then(() => socket.resume())
    })
    socket.on('error', (error) => {
      if (isOfProtocol(error)) connection.complain(error.message)
      connection.finish()
    })
    socket.on('close', () => connection.finish())
    connection.attach('WebSockets', new WebSocketTransport(socket, wire, clock))
  })
  return isTaken
}

const isOfProtocol = (error: Error & { code?: string }) => error.code?.startsWith('WS_ERR_') ?? false

function asBuffer(data: Buffer | ArrayBuffer | Buffer[]): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}
