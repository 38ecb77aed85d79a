import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { Surroundings, Connection } from './connection.ts'
import type { Frame } from './frame.ts'
import type { Transport } from './transport.ts'

const NORMAL_CLOSURE = 1000

/** Answers a close frame without a code by one with the code of a normal closure. */
class HubSocket extends WebSocket {
  override close(code: number = NORMAL_CLOSURE, reason?: string | Buffer): void {
    super.close(code, reason)
  }
}

/** @param transfer bytes of the longest message */
export function webSocketServer(transfer: number): WebSocketServer {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: transfer,
    WebSocket: HubSocket,
    // The hub speaks no subprotocol, whatever a client offers.
    handleProtocols: () => false,
  })
  // Without a listener `ws` itself answers the requests that it refuses.
  server.on('wsClientError', () => undefined)
  return server
}

class WebSocketTransport implements Transport {
  readonly #socket: WebSocket
  readonly #wire: Duplex
  readonly #around: Surroundings

  constructor(socket: WebSocket, wire: Duplex, around: Surroundings) {
    this.#socket = socket
    this.#wire = wire
    this.#around = around
  }

  /** Writes the encoded frame past `ws`, which would encode it again for every connection. */
  send(frame: Frame): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#wire.write(frame.webSocket)
  }

  end(): void {
    this.#socket.close()
    const alarm = this.#around.clock.after(this.#around.timeouts.close, () => this.#socket.terminate())
    this.#socket.once('close', () => alarm.cancel())
  }

  abort(): void {
    this.#socket.terminate()
  }

  get pendingBytes(): number {
    return this.#wire.writableLength
  }

  whenDrained(listener: () => void): void {
    const done = () => {
      this.#wire.off('drain', done)
      this.#wire.off('close', done)
      listener()
    }
    if (this.#wire.writableNeedDrain) this.#wire.on('drain', done).on('close', done)
    else listener()
  }
}

/** Carries the connection until the socket closes. False if `ws` refuses the upgrade. */
export function carryByWebSocket(
  server: WebSocketServer,
  connection: Connection,
  request: IncomingMessage,
  wire: Duplex,
  head: Buffer,
): boolean {
  let isTaken = false
  server.handleUpgrade(request, wire, head, (socket) => {
    isTaken = true
    const transport = new WebSocketTransport(socket, wire, connection.around)
    socket.on('message', (data) => {
      const room = connection.receive(asBuffer(data), transport)
      if (!room) return
      socket.pause()
      void room.then(() => socket.resume())
    })
    socket.on('error', (error) => {
      if (isOfProtocol(error)) connection.complain(error.message)
      connection.lose(transport)
    })
    socket.on('close', () => connection.lose(transport))
    connection.attach('WebSockets', transport)
  })
  return isTaken
}

const isOfProtocol = (error: Error & { code?: string }) => error.code?.startsWith('WS_ERR_') ?? false

function asBuffer(data: Buffer | ArrayBuffer | Buffer[]): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}
