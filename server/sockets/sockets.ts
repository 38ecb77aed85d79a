import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import type { LimitName } from '../guard/limit-name.ts'
import { networkOf } from '../guard/network.ts'
import type { SocketLimits } from './limits.ts'

/** Milliseconds between two log lines about refused connections. */
const refusalsLoggedEvery = 60_000

interface Rules
  extends
    Pick<SocketLimits, 'connections' | 'connectionsOfNetwork'>,
    Pick<Env, 'trustProxy' | 'addressFactor'> {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Called when a limit refuses a connection. */
  onLimited?: ((name: LimitName) => void) | undefined
}

export interface Connecting {
  sockets: Sockets
  limits: SocketLimits
}

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

  /** Call it before the server listens. */
  watch(server: Server): void {
    this.#servers.add(server)
    server.on('connection', (socket) => this.#accept(socket))
    server.prependListener('request', (request, response) => this.#begin(request, response))
    // Without a listener Node itself answers `Expect`: our hooks refuse it.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  }

  get count(): number {
    return this.#open.size
  }

  /** Whether part of a reply has been sent: another would end up in the middle of it. */
  hasBegunToAnswer(socket: Socket): boolean {
    return [...this.#answers].some(({ req, headersSent }) => req.socket === socket && headersSent)
  }

  /** Accepts no more connections; every reply in progress or still to come is the last of its connection. */
  leave(): void {
    this.#isLeaving = true
    for (const server of this.#servers) server.close()
    for (const response of this.#answers) endAfter(response)
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy()
  }

  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }

  #accept(socket: Socket): void {
    // First of all: without a listener a reset would end the process.
    socket.on('error', () => socket.destroy())
    // Node keeps an address that was read once, even after the client has gone.
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
    const { connections, connectionsOfNetwork, addressFactor, trustProxy, log, onLimited } = this.#rules
    const isFull = this.#open.size >= connections
    // Behind a proxy all connections come from its address: the proxy has to limit its clients.
    const mostOfNetwork = trustProxy ? connections : connectionsOfNetwork * addressFactor
    if (!isFull && (this.#ofNetwork.get(network) ?? 0) < mostOfNetwork) return true
    onLimited?.(isFull ? 'connections' : 'connections of network')
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
    // Node drops what a client pipelines behind an upgrade that does not happen.
    if (this.#isLeaving || request.headers.upgrade !== undefined) endAfter(response)
  }
}

function endAfter(response: ServerResponse): void {
  if (response.headersSent) response.on('finish', () => response.req.socket.destroySoon())
  else response.setHeader('connection', 'close')
}
