import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { CrashTell } from '#sandbox/contract/aviator.ts'
import { Frame } from '#server/hub/frame.ts'

/** Bytes of one message: an ask is far shorter. */
const longestAsk = 4_096
/** Bytes that a page may leave unread; then it is cut off, and comes back. */
const mostUnread = 1_048_576
/** Milliseconds between two pings; a page that answers none of them is gone. */
const pingEvery = 15_000
/** Milliseconds that a page has to take part in the closing. */
const closeTimeout = 5_000

const server = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: longestAsk,
})
// Without a listener `ws` answers by itself what it does not take.
server.on('wsClientError', () => undefined)

/** Why a line ends, as RFC 6455 and its registry number it. */
export const ends = { goingAway: 1001, notAllowed: 1008, comeAgain: 1013 } as const

/** The way to one page. */
export interface Line {
  send(frame: Frame): void
  tell(tell: CrashTell): void
  end(why: keyof typeof ends): void
}

interface Listener {
  /** Text that came; null where bytes came. */
  heard(text: string | null): void
  closed(): void
}

/** Takes an upgrade; what comes before `listen` returns is not lost. False where `ws` does not take it. */
export function openLine(
  request: IncomingMessage,
  wire: Duplex,
  head: Buffer,
  listen: (line: Line) => Listener,
): boolean {
  let isTaken = false
  server.handleUpgrade(request, wire, head, (socket) => {
    isTaken = true
    let isThere = true
    const pings = setInterval(() => {
      if (!isThere) return socket.terminate()
      isThere = false
      socket.ping()
    }, pingEvery)
    const line: Line = {
      // Past `ws`, which would build the same frame anew for every page.
      send(frame) {
        if (socket.readyState !== WebSocket.OPEN) return
        if (wire.writableLength > mostUnread) socket.terminate()
        else wire.write(frame.webSocket)
      },
      tell: (tell) => line.send(new Frame(JSON.stringify(tell))),
      end(why) {
        socket.close(ends[why])
        const alarm = setTimeout(() => socket.terminate(), closeTimeout)
        socket.once('close', () => clearTimeout(alarm))
      },
    }
    const listener = listen(line)
    socket.on('pong', () => (isThere = true))
    socket.on('message', (data, isBinary) => {
      isThere = true
      listener.heard(isBinary || !Buffer.isBuffer(data) ? null : data.toString())
    })
    // What is wrong with it ends it: 'close' follows.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearInterval(pings)
      listener.closed()
    })
  })
  return isTaken
}
