import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import type { HubCaller } from './caller.ts'
import type { Connection } from './connection.ts'
import { admit, identify, recall, type Door } from './door.ts'
import { carryByEventStream } from './event-stream.ts'
import { LongPollTransport } from './long-poll.ts'
import { negotiate } from './negotiate.ts'
import { readQuery, type Query } from './query.ts'
import {
  crowded,
  noCache,
  noPosts,
  notPolling,
  refuse,
  shuttingDown,
  tooMany,
  unauthenticated,
  wrongMethod,
  type Refusal,
} from './refusal.ts'
import { TRANSFER_LIMIT } from './web-socket.ts'

/** The hub over plain HTTP: negotiate, server-sent events, long polling, POSTs. */
export function hubRoutes(path: string, door: Door): FastifyPluginCallback {
  const polls = new WeakMap<Connection, LongPollTransport>()

  async function onNegotiate(request: FastifyRequest, reply: FastifyReply) {
    if (request.method !== 'POST') return send(reply, wrongMethod)
    const query = readQuery(request.url)
    const caller = await identify(door, request.headers, query)
    if (!caller) return send(reply, unauthenticated)
    return reply.headers(noCache).send(whyNot(caller) ?? negotiate(query, caller, door.tokens))
  }

  /** In negotiate's format: a client without a connection reads no other reply. */
  function whyNot(caller: HubCaller): { error: string } | null {
    if (door.closed()) return { error: `${shuttingDown.text}.` }
    if (!door.registry.isFull(caller)) return null
    door.onTooMany()
    return { error: `${tooMany.text}.` }
  }

  async function onTransport(request: FastifyRequest, reply: FastifyReply) {
    const act = { GET: onGet, POST: onPost, DELETE: onDelete }[request.method]
    if (!act) return send(reply, wrongMethod)
    const query = readQuery(request.url)
    const caller = await identify(door, request.headers, query)
    return caller ? act(request, reply, query, caller) : send(reply, unauthenticated)
  }

  function onGet(request: FastifyRequest, reply: FastifyReply, query: Query, caller: HubCaller) {
    // The client left while it was identified: 'close' has been emitted, and nothing would end its connection.
    if (reply.raw.destroyed) return reply.hijack()
    const streamed = /\btext\/event-stream\b/i.test(request.headers.accept ?? '')
    const connection = admit(door, query, caller, streamed ? 'ServerSentEvents' : 'LongPolling')
    if ('status' in connection) return send(reply, connection)
    if (!streamed) return onPoll(reply, connection)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    carryByEventStream(connection, reply.raw, door.clock)
    return reply
  }

  async function onPoll(reply: FastifyReply, connection: Connection) {
    const transport = polls.get(connection) ?? new LongPollTransport(connection, door.clock)
    if (!polls.has(connection)) {
      polls.set(connection, transport)
      connection.attach('LongPolling', transport)
    }
    const poll = transport.poll()
    reply.raw.on('close', () => poll.abandon())
    const answer = await poll.reply
    reply.headers(noCache).status(answer.status)
    if (answer.status === 204) return reply.send()
    const binary = connection.protocol?.transferFormat === 'Binary'
    return reply.type(binary ? 'application/octet-stream' : 'text/plain').send(answer.body)
  }

  async function onPost(request: FastifyRequest, reply: FastifyReply, query: Query, caller: HubCaller) {
    const connection = recall(door, query, caller)
    if ('status' in connection) return send(reply, connection)
    if (connection.transportName === 'WebSockets') return send(reply, noPosts)
    if (connection.crowded) return send(reply, crowded)
    if (Buffer.isBuffer(request.body)) await connection.receive(request.body)
    return send(reply, refuse(200, ''))
  }

  function onDelete(_request: FastifyRequest, reply: FastifyReply, query: Query, caller: HubCaller) {
    const connection = recall(door, query, caller)
    if ('status' in connection) return send(reply, connection)
    if (connection.transportName !== 'LongPolling') return send(reply, notPolling)
    connection.abort()
    return send(reply, refuse(202, ''))
  }

  return (app, _options, done) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    // The URLs hold the session's token: requests must not be logged.
    const options = { logLevel: 'warn', bodyLimit: TRANSFER_LIMIT } as const
    app.all(`${path}/negotiate`, options, onNegotiate)
    app.all(path, options, onTransport)
    done()
  }
}

function send(reply: FastifyReply, { status, text }: Refusal): FastifyReply {
  reply.headers(noCache).status(status)
  return text === '' ? reply.send() : reply.type('text/plain').send(text)
}
