import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { CannotStart } from '../cannot-start.ts'
import type { Env } from '../env.ts'
import { socketLimits } from './limits.ts'

const { backlog } = socketLimits

/** For `localhost` at each of its addresses. */
export async function listenAt(app: FastifyInstance, host: string, port: number): Promise<void> {
  const found = host === 'localhost' ? await lookup(host, { all: true }) : []
  const [first = host, ...others] = found.map(({ address }) => address)
  await listenAtAll(app, [first, ...others], port)
}

/** Fastify would create another server for each further address, without the limits and listeners of the first. */
export async function listenAtAll(
  app: FastifyInstance,
  [first, ...others]: readonly [string, ...string[]],
  port: number,
): Promise<void> {
  await app.listen({ host: first, port, backlog })
  const own = app.server.address()
  if (own === null || typeof own === 'string') return
  for (const address of others) {
    const way = createServer({ allowHalfOpen: true, noDelay: true })
    way.on('connection', (socket) => app.server.emit('connection', socket))
    app.server.once('close', () => way.close())
    way.listen(own.port, address, backlog)
    // A machine may not have an address that `localhost` names.
    await once(way, 'listening').catch(() => undefined)
  }
}

type Door = Pick<Env, 'host' | 'port'>

const faults: Partial<Record<string, (door: Door) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is taken: choose another`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this user`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known`,
}

/** Rejects with CannotStart where the environment names an address that cannot be used. */
export async function openDoor(app: FastifyInstance, door: Door): Promise<void> {
  await listenAt(app, door.host, door.port).catch((error: NodeJS.ErrnoException) => {
    const line = faults[error.code ?? '']?.(door)
    throw line === undefined ? error : new CannotStart(line)
  })
}
