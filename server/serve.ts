import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headers, type Call, type DataOf, type RequestOf } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/index.ts'
import type { Player } from './auth/session.store.ts'
import { faultOf, faultOfTexts } from './contract-fault.ts'
import { markCookie, readMark } from './guard/browser-mark.ts'
import type { LimitName } from './guard/limit-name.ts'
import { networkOf } from './guard/network.ts'
import { underWayRetryAfter, UnderWay } from './guard/under-way.ts'
import type { Locale } from '#contract/locale.ts'
import { languageOf, localeOf } from './locale.ts'
import { logSecurityEvent } from './security-event.ts'
import { envelopeOf, refused, type Reply } from './reply.ts'

type PlayerOf<Auth> = Auth extends 'player' ? Player : null

export interface Asked<C extends Call = Call> {
  /** Body or query, as the contract parsed it. */
  body: RequestOf<C>
  player: PlayerOf<C['auth']>
  locale: Locale
  /** The first language of the request, even if the server does not speak it. */
  language: string
  /** The idempotency key; undefined: none. */
  requestId: string | undefined
  fingerprint: string | undefined
  address: string
  /** The unit in which rate limits count the address. */
  network: string
  /** The mark cookie; undefined: none. */
  browser: string | undefined
  device: string
  log: FastifyBaseLogger
}

export type Handler<C extends Call> = Answering<C>['answer']
/** A method, so that the handlers of all calls fit into one table; each call's own type is checked in Routes. */
interface Answering<C extends Call> {
  answer(this: void, asked: Asked<C>): Promise<Reply<DataOf<C>>> | Reply<DataOf<C>>
}
/** The calls that a domain serves. */
export type Routes = { readonly [Name in CallName]?: Handler<Calls[Name]> }
/** By call; a call without one answers 501. */
export type Handlers = Readonly<Partial<Record<string, Handler<Call>>>>

export interface Serving {
  calls: Readonly<Record<string, Call>>
  /** By shard. */
  routes: readonly Handlers[]
  /** For a call without a player. @param sent as the request brought it */
  shardFor(name: string, sent: unknown): Promise<number>
  authenticate(credentials: {
    token: string
    fingerprint: string | undefined
    locale: Locale
  }): Promise<{ player: Player; shard: number } | null>
  /** Parses every reply with the contract before it is sent; a violation is a fault. */
  checkReplies: boolean
  publicUrl: string
  secret: string
  /** Called when a rate limit refuses a call. */
  onLimited?: ((name: LimitName) => void) | undefined
}

/** Characters; longer user agents are cut, since only people read them. */
const mostDeviceText = 300

export function serve(app: FastifyInstance, serving: Serving): void {
  const underWay = new UnderWay()
  for (const [name, call] of Object.entries(serving.calls)) {
    const isServed = serving.routes.every((routes) => routes[name])
    app.route({
      method: call.method,
      url: `/api/${call.path}`,
      exposeHeadRoute: false,
      ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
      ...(!call.secret && { config: { compressed: call.auth === 'anyone' ? 'kept' : 'fresh' } as const }),
      handler: async (request, reply) => {
        const locale = localeOf(request.headers[headers.locale])
        const answer = await answerTo(request, { name, call, isServed, locale, serving, underWay })
        if (!answer.success && answer.limit) serving.onLimited?.(answer.limit)
        if (answer.success && answer.browser !== undefined) {
          reply.header('set-cookie', markCookie(answer.browser, serving.publicUrl))
        }
        return send(reply, answer, locale)
      },
    })
  }
}

interface Task {
  name: string
  call: Call
  isServed: boolean
  locale: Locale
  serving: Serving
  underWay: UnderWay
}

async function answerTo(request: FastifyRequest, task: Task): Promise<Reply> {
  const { name, call, isServed, locale, serving, underWay } = task
  if (!isServed || call.auth !== 'player') {
    const shard = isServed ? await serving.shardFor(name, request.body) : 0
    return answerFor(request, task, { player: null, shard })
  }
  const fingerprint = single(request.headers[headers.fingerprint])
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return sessionOver
  const answer = async () => {
    const found = await serving.authenticate({ token, fingerprint, locale })
    if (!found) return sessionOver
    const work = () => answerFor(request, task, found)
    return call.locks ? underWay.one(`player ${found.player.id}`, work) : work()
  }
  // First by token, which needs no database.
  const reply = call.locks ? await underWay.one(`token ${token}`, answer) : await answer()
  return reply ?? tooMany(request)
}

const sessionOver = refused('session over', { status: 401 })

/** A request with an id may be a retry of one in progress: it must not be taken for refused. */
const tooMany = ({ headers: sent }: FastifyRequest) =>
  refused('too many under way', {
    status: 429,
    limit: 'under way',
    retryAfter: underWayRetryAfter,
    ...(single(sent[headers.requestId]) !== undefined && { outcome: 'unknown' }),
  })

async function answerFor(
  request: FastifyRequest,
  { name, call, locale, serving }: Task,
  { player, shard }: { player: Player | null; shard: number },
): Promise<Reply> {
  const sent = call.method === 'GET' ? request.query : request.body
  const parsed = call.request.safeParse(sent)
  if (!parsed.success) throw faultOf(parsed.error, sent)
  const unkept = faultOfTexts(parsed.data)
  if (unkept) throw unkept
  const handler = serving.routes[shard]?.[name]
  if (!handler) return refused('not served yet', { status: 501 })
  const reply = await handler({
    body: parsed.data,
    player,
    locale,
    language: languageOf(request.headers[headers.locale]),
    requestId: single(request.headers[headers.requestId]),
    fingerprint: single(request.headers[headers.fingerprint]),
    address: request.address,
    network: networkOf(request.address),
    browser: readMark(request.headers.cookie),
    device: (request.headers['user-agent'] ?? '').slice(0, mostDeviceText),
    log: request.log,
  })
  const { address, log, body } = request
  const happened = { name, reply, player, body, network: networkOf(address) }
  logSecurityEvent(log, serving.secret, happened)
  if (!reply.success || !serving.checkReplies) return reply
  return { ...reply, data: call.data.parse(reply.data) }
}

/** Sends the envelope; the status is 200 unless the refusal has its own. */
export function send(reply: FastifyReply, answer: Reply, locale: Locale): FastifyReply {
  if (!answer.success) {
    if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
    reply.status(answer.status ?? 200)
  }
  return reply.header('cache-control', 'no-store').send(envelopeOf(answer, locale))
}

const single = (header: string | string[] | undefined) =>
  typeof header === 'string' && header !== '' ? header : undefined
