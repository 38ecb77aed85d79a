/** Many readers in one process: a socket each, and no more of WebSocket than it takes to read. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { clock, type Order, type Told } from './wire.ts'

const tell = (told: Told) => process.send?.(told)
const latencies: number[] = []
const sent = /"sent":([\d.]+)/
const atOnce = 50

/** The handshake of the hub, masked by zeros. */
const handshake = Buffer.from('{"protocol":"json","version":1}\u001e')
const firstFrame = Buffer.concat([Buffer.of(0x81, 0x80 | handshake.length, 0, 0, 0, 0), handshake])

const sockets: Socket[] = []

async function open(host: string, port: number, user: number, isPaused: boolean): Promise<void> {
  const socket = connect(port, host)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    `GET /hub?user=${user} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(socket, 'data')
  socket.write(firstFrame)
  await once(socket, 'data')
  if (isPaused) socket.pause()
  else
    socket.on('data', (bytes: Buffer) => {
      const now = clock()
      for (const part of bytes.toString('latin1').split('\u001e')) {
        const at = sent.exec(part)?.[1]
        if (at !== undefined) latencies.push(now - Number(at))
      }
    })
  sockets.push(socket)
}

process.on('message', async ({ open: order, memory }: Order) => {
  if (order) {
    const [host = '', port] = order.url.split(':')
    let next = order.from
    const lane = async () => {
      for (let user = next++; user < order.from + order.count; user = next++)
        await open(host, Number(port), user, user < order.paused)
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    tell({ open: sockets.length })
  }
  if (memory) tell({ latencies: latencies.splice(0) })
})
tell({ ready: '' })
