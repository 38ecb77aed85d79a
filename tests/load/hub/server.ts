/** One hub, or plain `ws` beside it, with nothing else in its process. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHub } from 'signalr-hub'
import { WebSocketServer, type WebSocket } from 'ws'
import { createRedisBus } from '#server/hub/redis-bus.ts'
import { redisPlace } from '#server/hub/redis-place.ts'
import { channel, clock, type Order, type Told } from './wire.ts'

const [kind = 'hub', redisUrl = ''] = process.argv.slice(2)
const tell = (told: Told) => process.send?.(told)
const server = createServer()

/** @returns how a user is told */
function serveHub(): (user: string, message: unknown) => void {
  const hub = createHub({
    path: '/hub',
    identify: async ({ query }) => ({ user: query.get('user') ?? null, session: null }),
  })
  hub.attach(server)
  return (user, message) => void hub.send({ users: [user] }, 'NotifyMessage', ['Notification', message])
}

function serveWs(): (user: string, message: unknown) => void {
  const sockets = new Map<string, WebSocket>()
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
    const user = new URLSearchParams(url.split('?')[1]).get('user') ?? ''
    sockets.set(user, socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(user))
    // The handshake of the hub, so that the clients are the same.
    socket.once('message', () => socket.send('{}\u001e'))
  })
  return (user, message) =>
    sockets
      .get(user)
      ?.send(
        `${JSON.stringify({ type: 1, target: 'NotifyMessage', arguments: ['Notification', message] })}\u001e`,
      )
}

const say = kind === 'hub' ? serveHub() : serveWs()
const place = redisPlace(redisUrl)
if (place) {
  const quiet = { debug: () => undefined, info: () => undefined, warn: console.warn }
  const bus = await createRedisBus({ place, log: quiet })
  await bus.subscribe(channel, (payload) => {
    const [user, sent] = payload.split(' ')
    say(user ?? '', { id: user, sent: Number(sent), title: 'Yatırım onaylandı: ₺100' })
  })
}

process.on('message', ({ memory, say: order }: Order) => {
  if (memory) {
    globalThis.gc?.()
    const { heapUsed, external, rss } = process.memoryUsage()
    tell({ memory: { heap: heapUsed + external, resident: rss } })
  }
  if (order) {
    const before = process.cpuUsage()
    let done = 0
    // In portions, as they come from a bus.
    const portion = () => {
      for (const end = Math.min(done + 1_000, order.count); done < end; done += 1)
        say(String(done % order.users), { id: done, sent: clock(), title: 'Yatırım onaylandı: ₺100' })
      if (done < order.count) setImmediate(portion)
      else {
        const { user, system } = process.cpuUsage(before)
        tell({ said: { microseconds: user + system } })
      }
    }
    portion()
  }
})
server.listen(0, '127.0.0.1', 4_096, () =>
  tell({ ready: `127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
