import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocketServer } from 'ws'
import { readBody } from './body.ts'
import { readCredentials, type Caller, type Identify } from './caller.ts'
import { systemClock, type Clock } from './clock.ts'
import { Admission } from './admission.ts'
import type { Connection, Surroundings } from './connection.ts'
import { createTokenSigner, type TokenSigner } from './connection-token.ts'
import { drain } from './drain.ts'
import { carryByEventStream } from './event-stream.ts'
import { defaultLimits, defaultTimeouts, type Limits, type Timeouts } from './limits.ts'
import { silent, type Log } from './log.ts'
import { LongPollTransport } from './long-poll.ts'
import { negotiate, type Redirect } from './negotiate.ts'
import { readQuery, type Query } from './query.ts'
import * as refused from './refusal.ts'
import type { Refusal } from './refusal.ts'
import { Registry, type Peer } from './registry.ts'
import { transferFormats, type TransportName } from './transport.ts'
import { carryByWebSocket, webSocketServer } from './web-socket.ts'

export interface EndpointOptions<C extends Caller = Caller> {
  /** Of the requests, with a leading slash; negotiation is at `<path>/negotiate`. Upper and lower case are the same. */
  path: string
  /** Who asks; without it everybody may connect, as nobody. */
  identify?: Identify<C>
  /** Signs the connection tokens: the same in every process that serves the path. Without it, one of this process alone. */
  secret?: string
  /** Those that are served; all of them by default. */
  transports?: readonly TransportName[]
  /** Lets a client that asks for it go on after a lost WebSocket, without a lost or doubled message. True by default. */
  statefulReconnect?: boolean
  limits?: Partial<Limits>
  timeouts?: Partial<Timeouts>
  /** Where the caller is to negotiate instead; null: here. */
  redirect?: (caller: C) => Redirect | null
  log?: Log
  clock?: Clock
  /** Like Math.random: spreads messages to many connections over time. */
  random?: () => number
  /** Called when the user's first connection here opens and when the last one ends. */
  onPresence?: (user: string, isHere: boolean) => void
  /** Called when a client is dropped because it does not read. */
  onDropped?: () => void
  /** Called when a caller with too many connections is refused another. */
  onTooMany?: () => void
}

/** Bytes that clients have not taken yet: of all connections, and of the one with the most. */
export interface Unsent {
  total: number
  largest: number
}

const nobody: Caller = { user: null, session: null }

/** Serves one path: negotiation and the three transports. */
export class Endpoint<C extends Caller, P extends Peer<C>> {
  readonly registry: Registry<C, P>
  readonly around: Surroundings
  readonly random: () => number
  readonly #options: EndpointOptions<C>
  readonly #path: string
  readonly #transports: readonly TransportName[]
  readonly #admission: Admission<C, P>
  readonly #tokens: TokenSigner
  readonly #webSockets: WebSocketServer
  readonly #polls = new WeakMap<Connection<C>, LongPollTransport>()

  constructor(options: EndpointOptions<C>, accept: (connection: Connection<C>) => P) {
    const { clock = systemClock, log = silent, onDropped, onPresence, random = Math.random } = options
    this.#options = options
    this.random = random
    this.#path = options.path.toLowerCase()
    this.#transports = options.transports ?? (Object.keys(transferFormats) as TransportName[])
    this.around = {
      clock,
      log,
      limits: { ...defaultLimits, ...options.limits },
      timeouts: { ...defaultTimeouts, ...options.timeouts },
      onDropped,
    }
    this.#tokens = createTokenSigner(options.secret ?? randomBytes(32), clock)
    this.#webSockets = webSocketServer(this.around.limits.transfer)
    this.registry = new Registry({ around: this.around, tokens: this.#tokens, accept, onPresence })
    this.#admission = new Admission(this.registry, this.#transports, options.onTooMany)
  }

  /** Whether a request for this URL is for this endpoint. */
  serves(url: string): boolean {
    const path = pathOf(url)
    return path === this.#path || path === `${this.#path}/negotiate`
  }

  /** Answers a request. Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const refusal = await this.#answer(request, response)
      if (refusal) refuse(response, refusal)
    } catch (error) {
      this.around.log.warn({ err: error }, 'A request failed')
      if (response.headersSent) response.destroy()
      else refuse(response, refused.failed)
    }
  }

  /** Takes a WebSocket, or says why not: then the wire is still the caller's. Never rejects. */
  async take(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<Refusal | null> {
    try {
      return await this.#take(request, wire, head)
    } catch (error) {
      this.around.log.warn({ err: error }, 'A WebSocket could not be opened')
      return refused.failed
    }
  }

  async #take(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<Refusal | null> {
    const query = readQuery(request.url ?? '')
    const caller = await this.#identify(request, query)
    if (!caller) return refused.unauthenticated
    if (wire.destroyed) return null
    const peer = this.#admission.admit(query, caller, 'WebSockets')
    if ('status' in peer) return peer
    const { connection } = peer
    if (carryByWebSocket(this.#webSockets, connection, request, wire, head)) return null
    if (!connection.isAttached) connection.abort()
    return refused.badUpgrade
  }

  /** Refuses new connections and lets all leave within `spread` milliseconds. Resolves when the last one is gone. */
  drain(spread: number, leave: (peer: P) => void): Promise<void> {
    this.#admission.isClosed = true
    return drain(this.registry, this.around, { random: this.random, spread }, leave)
  }

  unsent(): Unsent {
    const bytes = Array.from(this.registry.all(), ({ connection }) => connection.unsentBytes)
    return {
      total: bytes.reduce((sum, each) => sum + each, 0),
      largest: bytes.reduce((most, each) => Math.max(most, each), 0),
    }
  }

  async #identify(request: IncomingMessage, query: Query): Promise<C | null> {
    const { identify } = this.#options
    return identify ? identify(readCredentials(request.headers, query)) : (nobody as C)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<Refusal | null> {
    const { url = '', method } = request
    const isNegotiation = pathOf(url) !== this.#path
    const act = isNegotiation
      ? method === 'POST'
      : method === 'GET' || method === 'POST' || method === 'DELETE'
    if (!act) return refused.wrongMethod
    const query = readQuery(url)
    const caller = await this.#identify(request, query)
    if (!caller) return refused.unauthenticated
    if (isNegotiation) return this.#negotiate(response, query, caller)
    if (method === 'GET') return this.#get(request, response, query, caller)
    return method === 'POST' ? this.#post(request, query, caller) : this.#delete(query, caller)
  }

  #negotiate(response: ServerResponse, query: Query, caller: C): null {
    const { redirect, statefulReconnect: stateful = true } = this.#options
    const refusal = this.#admission.whyNot(caller)
    // In negotiate's format: a client without a connection reads no other reply.
    const reply =
      (refusal && { error: `${refusal.text}.` }) ??
      redirect?.(caller) ??
      negotiate(query, caller, this.#tokens, { transports: this.#transports, stateful })
    send(response, 200, 'application/json', JSON.stringify(reply))
    return null
  }

  async #get(
    request: IncomingMessage,
    response: ServerResponse,
    query: Query,
    caller: C,
  ): Promise<Refusal | null> {
    // The client left while it was identified: 'close' has been emitted, and nothing would end its connection.
    if (response.destroyed) return null
    const isStream = /\btext\/event-stream\b/i.test(request.headers.accept ?? '')
    const peer = this.#admission.admit(query, caller, isStream ? 'ServerSentEvents' : 'LongPolling')
    if ('status' in peer) return peer
    const { connection } = peer
    if (isStream) carryByEventStream(connection, response)
    else await this.#poll(response, connection)
    return null
  }

  async #poll(response: ServerResponse, connection: Connection<C>): Promise<void> {
    const transport = this.#polls.get(connection) ?? new LongPollTransport(connection)
    if (!this.#polls.has(connection)) {
      this.#polls.set(connection, transport)
      connection.attach('LongPolling', transport)
    }
    const poll = transport.poll()
    response.on('close', () => poll.abandon())
    const answer = await poll.reply
    if (answer.status === 200) send(response, 200, 'application/octet-stream', answer.body)
    else response.writeHead(answer.status, refused.noCache).end()
  }

  async #post(request: IncomingMessage, query: Query, caller: C): Promise<Refusal> {
    const peer = this.#admission.recall(query, caller)
    if ('status' in peer) return peer
    const { connection } = peer
    if (connection.transportName === 'WebSockets') return refused.noPosts
    if (connection.incoming.crowded) return refused.crowded
    const body = await readBody(request, this.around.limits.transfer)
    if (!body) return refused.tooLong
    await connection.receive(body)
    return refused.taken
  }

  #delete(query: Query, caller: C): Refusal {
    const peer = this.#admission.recall(query, caller)
    if ('status' in peer) return peer
    const { connection } = peer
    if (connection.transportName !== 'LongPolling') return refused.notPolling
    connection.abort()
    return refused.accepted
  }
}

const pathOf = (url: string) => url.split('?', 1)[0]?.toLowerCase()

const refuse = (response: ServerResponse, { status, text }: Refusal) =>
  send(response, status, 'text/plain', text)

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  // Without its length Node sends it in chunks.
  const length = { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...refused.noCache, 'content-type': type, ...length }).end(body)
}
