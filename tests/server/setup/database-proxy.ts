import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to the database on which nothing more may come through, in either direction: neither what is connected nor what connects then is told. */
export async function databaseProxy() {
  const sockets = new Set<Socket>()
  let isHanging = false
  let target = { host: '', port: 0 }

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    if (isHanging) socket.pause()
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  const server = createServer((near) => {
    const far = keep(connect(target))
    keep(near)
    near.on('data', (data) => far.write(data)).on('close', () => far.destroy())
    far.on('data', (data) => near.write(data)).on('close', () => near.destroy())
    if (isHanging) for (const each of [near, far]) each.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    /** The address of the database by this way. */
    async way(databaseUrl: string): Promise<string> {
      const url = new URL(databaseUrl)
      target = { host: url.hostname, port: Number(url.port) }
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      url.host = `127.0.0.1:${address.port}`
      return url.href
    },
    hang(): void {
      isHanging = true
      for (const each of sockets) each.pause()
    },
    flow(): void {
      isHanging = false
      for (const each of sockets) each.resume()
    },
    async close(): Promise<void> {
      server.close()
      for (const each of sockets) each.destroy()
      await once(server, 'close')
    },
  }
}
