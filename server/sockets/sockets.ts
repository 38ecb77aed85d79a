import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import { networkOf } from '../guard/network.ts'
import type { SocketLimits } from './limits.ts'

/** Milliseconds between two lines of the log about connections that are refused. */
const refusalsLoggedEvery = 60_000

interface Rules
  extends
    Pick<SocketLimits, 'connections' | 'connectionsOfNetwork'>,
    Pick<Env, 'trustProxy' | 'addressFactor'> {
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** What a server of the process is given for its connections. */
export interface Connecting {
  sockets: Sockets
  limits: SocketLimits
}

/** Every connection of the process, on each of its ports. */
export class Sockets {
  readonly #rules: Rules
  readonly #servers = new Set<Server>()
  readonly #open = new Set<Socket>()
  readonly #ofNetwork = new Map<string, number>()
  readonly #answers = new Set<ServerResponse>()
  #isLeaving = false
  #refusalLoggedAt = Number.NEGATIVE_INFINITY

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** To be called before the server listens. */
  watch(server: Server): void {
    this.#servers.add(server)
    server.on('connection', (socket) => this.#accept(socket))
    server.prependListener('request', (request, response) => this.#begin(request, response))
    // Without a listener Node answers an expectation by itself: the server's own hooks refuse it.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  }

  get count(): number {
    return this.#open.size
  }

  /** Whether part of an answer is on its way already: another would end up in the middle of it. */
  hasBegunToAnswer(socket: Socket): boolean {
    return [...this.#answers].some(({ req, headersSent }) => req.socket === socket && headersSent)
  }

  /** Lets nobody in any more; every answer under way or still to come is the last of its connection. */
  leave(): void {
    this.#isLeaving = true
    for (const server of this.#servers) server.close()
    for (const response of this.#answers) endAfter(response)
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy()
  }

  /** Cuts off who is still connected. */
  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }

  #accept(socket: Socket): void {
    // Before anything else: no phase of a connection is without a listener, so no reset ends the process.
    socket.on('error', () => socket.destroy())
    // Node keeps an address that was read once, though the client has gone since.
    const { remoteAddress } = socket
    if (remoteAddress === undefined || !this.#takesOneMore(networkOf(remoteAddress))) {
      socket.destroy()
      return
    }
    const network = networkOf(remoteAddress)
    this.#open.add(socket)
    this.#ofNetwork.set(network, (this.#ofNetwork.get(network) ?? 0) + 1)
    socket.on('close', () => {
      this.#open.delete(socket)
      const left = (this.#ofNetwork.get(network) ?? 0) - 1
      if (left > 0) this.#ofNetwork.set(network, left)
      else this.#ofNetwork.delete(network)
    })
  }

  #takesOneMore(network: string): boolean {
    const { connections, connectionsOfNetwork, addressFactor, trustProxy, log } = this.#rules
    const isFull = this.#open.size >= connections
    // Behind a proxy all connections come from its address: it has to count those of its visitors.
    const mostOfNetwork = trustProxy ? connections : connectionsOfNetwork * addressFactor
    if (!isFull && (this.#ofNetwork.get(network) ?? 0) < mostOfNetwork) return true
    if (performance.now() - this.#refusalLoggedAt >= refusalsLoggedEvery) {
      this.#refusalLoggedAt = performance.now()
      log.warn(
        { network, open: this.#open.size },
        `${isFull ? 'the process' : 'a network'} has too many connections`,
      )
    }
    return false
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    this.#answers.add(response)
    response.on('close', () => this.#answers.delete(response))
    // Node drops what a client pipelines behind an upgrade that is not made.
    if (this.#isLeaving || request.headers.upgrade !== undefined) endAfter(response)
  }
}

/** The answer is the last of its connection. */
function endAfter(response: ServerResponse): void {
  if (response.headersSent) response.on('finish', () => response.req.socket.destroySoon())
  else response.setHeader('connection', 'close')
}
