import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface CuttingProxy {
  /** The address of the hub, by this way. */
  address: string
  cuts: number
  /** Cuts no more. */
  holds(): void
}

/**
 * Passes bytes on to the hub and cuts each WebSocket after a number of them, in the middle of a message or between two.
 * @param next how many bytes, of both directions
 */
export async function cuttingProxy(address: string, next: () => number): Promise<CuttingProxy> {
  const { hostname, port, pathname } = new URL(address)
  const sockets = new Set<Socket>()
  let isCutting = true
  const server = createServer((client) => {
    const hub = connect(Number(port), hostname)
    let left = next()
    let isWebSocket = false
    let isCut = false
    /** What still comes is lost. A reset would also take what the client has received and not read: then it does not come back. */
    const cut = () => {
      isCut = true
      client.end()
      hub.end()
    }
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('error', cut).on('close', () => {
        sockets.delete(from)
        cut()
      })
      from.on('data', (bytes: Buffer) => {
        if (isCut) return
        isWebSocket ||= bytes.includes('Upgrade: websocket')
        left -= bytes.length
        if (!isCutting || !isWebSocket || left > 0) {
          if (!to.write(bytes)) {
            from.pause()
            to.once('drain', () => from.resume())
          }
          return
        }
        proxy.cuts += 1
        to.write(bytes.subarray(0, left + bytes.length))
        cut()
      })
    }
    pass(client, hub)
    pass(hub, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const own = (server.address() as AddressInfo).port
  const proxy = {
    address: `http://127.0.0.1:${own}${pathname}`,
    cuts: 0,
    holds: () => {
      isCutting = false
    },
  }
  return proxy
}
