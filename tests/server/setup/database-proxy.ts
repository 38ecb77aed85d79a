import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Messages of PostgreSQL: ReadyForQuery, and the error of a backend that has lost its postmaster. */
const ready = Buffer.from('Z\0\0\0\x05I', 'latin1')
const said = Buffer.from(
  'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0',
  'latin1',
)
const lastWords = Buffer.concat([Buffer.from('E\0\0\0', 'latin1'), Buffer.from([said.length + 4]), said])

/** A proxy before the database. While it hangs, nothing passes in either direction and no connection is closed. */
export async function databaseProxy() {
  const sockets = new Set<Socket>()
  let isHanging = false
  let isEnding = false
  let isRefusing = false
  let target = { host: '', port: 0 }

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    if (isHanging) socket.pause()
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  const server = createServer((near) => {
    if (isRefusing) {
      near.destroy()
      return
    }
    const far = keep(connect(target))
    keep(near)
    near.on('data', (data) => far.write(data)).on('close', () => far.destroy())
    far.on('data', pass).on('close', () => near.destroy())
    function pass(data: Buffer): void {
      if (isEnding && data.subarray(-ready.length).equals(ready)) near.end(Buffer.concat([data, lastWords]))
      else near.write(data)
    }
    if (isHanging) for (const each of [near, far]) each.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
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
    /** From now on each connection gets ReadyForQuery and the error in one packet, and ends. */
    endWhenReady(): void {
      isEnding = true
    },
    /** The database is gone: every connection is lost, and none begins. */
    refuse(): void {
      isRefusing = true
      for (const each of sockets) each.destroy()
    },
    flow(): void {
      isRefusing = false
      isHanging = false
      isEnding = false
      for (const each of sockets) each.resume()
    },
    async close(): Promise<void> {
      server.close()
      for (const each of sockets) each.destroy()
      await once(server, 'close')
    },
  }
}
