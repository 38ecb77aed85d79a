import type { Socket } from 'node:net'
import { answerRaw, type RawAnswer } from './raw-answer.ts'
import type { Sockets } from './sockets.ts'

type Broken = 'bad request' | 'too late' | 'headers too large'

const kinds: Partial<Record<string, Broken>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too late',
  HPE_HEADER_OVERFLOW: 'headers too large',
}

export const brokenStatus = { 'bad request': 400, 'too late': 408, 'headers too large': 431 } as const

/** For `clientErrorHandler`: answers a request that is not valid HTTP, and closes. */
export const answerBroken =
  (sockets: Pick<Sockets, 'hasBegunToAnswer'>, answerTo: (broken: Broken) => RawAnswer) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // Already answered: what the client still sends is read to its end.
    if (socket.writableEnded) return
    // Browsers open connections ahead, and would take a reply on one for that of their next request.
    const isUnused = socket.bytesRead === 0
    if (error.code === 'ECONNRESET' || isUnused || !socket.writable || sockets.hasBegunToAnswer(socket)) {
      socket.destroy()
      return
    }
    answerRaw(socket, answerTo(kinds[error.code ?? ''] ?? 'bad request'))
  }
