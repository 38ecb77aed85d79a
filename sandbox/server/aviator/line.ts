import { WebSocket } from 'ws'
import type { CrashTell } from '#sandbox/contract/aviator.ts'

/** Bytes that a page may leave unread; then it is cut off, and comes back. */
const mostUnread = 1_048_576
/** Milliseconds between two pings; a page that answers none of them is gone. */
const pingEvery = 15_000
/** Milliseconds that a page has to take part in the closing. */
const closeTimeout = 5_000

/** Why a line ends, as RFC 6455 and its registry number it. */
export const ends = { goingAway: 1001, notAllowed: 1008, comeAgain: 1013 } as const

/** The way to one page. */
export interface Line {
  send(text: string): void
  tell(tell: CrashTell): void
  end(why: keyof typeof ends): void
}

interface Listener {
  /** Text that came; null where bytes came. */
  heard(text: string | null): void
  closed(): void
}

export function openLine(socket: WebSocket, listen: (line: Line) => Listener): void {
  let isThere = true
  const pings = setInterval(() => {
    if (!isThere) return socket.terminate()
    isThere = false
    socket.ping()
  }, pingEvery)
  const line: Line = {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return
      if (socket.bufferedAmount > mostUnread) socket.terminate()
      else socket.send(text)
    },
    tell: (tell) => line.send(JSON.stringify(tell)),
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
}
