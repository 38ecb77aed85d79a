import { WebSocket } from 'ws'
import type { CrashTell } from '#sandbox/contract/aviator.ts'

/** Bytes of back-pressure before the connection is cut; the page reconnects. */
const mostUnread = 1_048_576
/** Milliseconds between two pings; a page that answers none of them is gone. */
const pingEvery = 15_000
/** Milliseconds for the closing handshake. */
const closeTimeout = 5_000

/** WebSocket close codes. */
export const ends = { goingAway: 1001, notAllowed: 1008, comeAgain: 1013 } as const

/** The WebSocket of one page. */
export interface PageSocket {
  send(text: string): void
  tell(tell: CrashTell): void
  end(why: keyof typeof ends): void
}

interface Listener {
  /** Text that came; null where bytes came. */
  heard(text: string | null): void
  closed(): void
}

export function openPageSocket(socket: WebSocket, listen: (page: PageSocket) => Listener): void {
  let isThere = true
  const pings = setInterval(() => {
    if (!isThere) return socket.terminate()
    isThere = false
    socket.ping()
  }, pingEvery)
  const page: PageSocket = {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return
      if (socket.bufferedAmount > mostUnread) socket.terminate()
      else socket.send(text)
    },
    tell: (tell) => page.send(JSON.stringify(tell)),
    end(why) {
      socket.close(ends[why])
      const alarm = setTimeout(() => socket.terminate(), closeTimeout)
      socket.once('close', () => clearTimeout(alarm))
    },
  }
  const listener = listen(page)
  socket.on('pong', () => (isThere = true))
  socket.on('message', (data, isBinary) => {
    isThere = true
    listener.heard(isBinary || !Buffer.isBuffer(data) ? null : data.toString())
  })
  // Without a listener an error ends the process; 'close' follows it.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(pings)
    listener.closed()
  })
}
