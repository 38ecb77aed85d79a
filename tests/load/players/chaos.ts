import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { headers, type Envelope } from '#contract/call.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { oneOf } from './walks.ts'

export const harms = [
  'late',
  'later than the client waits',
  'cut before',
  'cut after',
  'refused',
  'hub cut',
  'restart',
] as const
export type Harm = (typeof harms)[number]
/** Of one call. */
type CallHarm = Exclude<Harm, 'hub cut' | 'restart'>

/** Tells the line what to do to this request; the server never sees it. */
export const harmHeader = 'x-harm'
/** Of the calls, and of the transitions that cut the hub's connection. */
const harmedCalls = 0.5
const hubCuts = 0.05
/** Milliseconds: of a late call; longer than the site's client waits; between two restarts. */
const latest = 2_000
const tooLate = 11_000
export const restartEvery = 10_000

const ofCalls: readonly CallHarm[] = ['late', 'cut before', 'cut after', 'refused']
/** Seldom: it takes its time. */
const seldom = 0.03

/** What a player suffers, by the player's own seed; counts it by the transition that it follows. */
export class Chaos {
  readonly counts = new Map<string, Map<Harm, number>>()
  #calm = false

  callHarm(transition: string, random: () => number): CallHarm | null {
    if (this.#calm || random() >= harmedCalls) return null
    const harm = random() < seldom ? 'later than the client waits' : (oneOf(ofCalls, random) ?? 'late')
    this.note(transition, harm)
    return harm
  }

  cutsHub(transition: string, random: () => number): boolean {
    if (this.#calm || random() >= hubCuts) return false
    this.note(transition, 'hub cut')
    return true
  }

  calm(): void {
    this.#calm = true
  }

  note(transition: string, harm: Harm): void {
    const row = this.counts.get(transition) ?? new Map<Harm, number>()
    row.set(harm, (row.get(harm) ?? 0) + 1)
    this.counts.set(transition, row)
  }
}

export interface Line extends AsyncDisposable {
  url: string
  cutHub: (fingerprint: string) => void
}

/** Between the players and the server: delays, refuses and cuts what it is told to. */
export async function openLine(to: string, random: () => number): Promise<Line> {
  const { hostname, port } = new URL(to)
  const agent = new Agent({ keepAlive: true })
  const hubs = new Map<string, Socket>()
  /** Request ids that the server may have seen. */
  const passedOn = new Set<string>()

  async function pass(asked: IncomingMessage, answered: ServerResponse): Promise<void> {
    const { [harmHeader]: harm, ...sent } = asked.headers
    const id = String(sent[headers.requestId] ?? '')
    if (harm === 'refused') return refuse(asked, answered, passedOn.has(id))
    if (harm === 'cut before') return void asked.socket.destroy()
    if (id) passedOn.add(id)
    if (harm === 'late') await delay(random() * latest)
    if (harm === 'later than the client waits') await delay(tooLate)
    const passed = request({ agent, hostname, port, method: asked.method, path: asked.url, headers: sent })
    const cut = () => asked.socket.destroy()
    passed.on('error', cut)
    passed.on('response', (reply) => {
      reply.on('error', cut)
      if (harm === 'cut after') reply.on('end', cut).resume()
      else reply.pipe(answered.writeHead(reply.statusCode ?? 502, reply.headers))
    })
    asked.pipe(passed)
  }

  const server = createServer((asked, answered) => void pass(asked, answered))
  server.on('upgrade', (asked, near, head) => {
    const far = connect(Number(port), hostname)
    const of = new URL(asked.url ?? '', to).searchParams.get('fingerprint') ?? ''
    hubs.set(of, far)
    const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    far.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    far.write(head)
    far.pipe(near).pipe(far)
    const end = () => {
      near.destroy()
      far.destroy()
      if (hubs.get(of) === far) hubs.delete(of)
    }
    for (const side of [near, far]) side.on('error', end).on('close', end)
  })
  const own = await freePort()
  server.listen(own, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${own}`,
    cutHub: (fingerprint) => void hubs.get(fingerprint)?.destroy(),
    async [Symbol.asyncDispose]() {
      for (const each of hubs.values()) each.destroy()
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** As the server does: of a request that was sent before it says that it may have been done. */
function refuse(asked: IncomingMessage, answered: ServerResponse, isRepeated: boolean): void {
  asked.resume()
  const data = isRepeated ? { outcome: 'unknown' } : null
  const refusal: Envelope = { success: false, message: 'Şu an olmuyor.', data }
  answered.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
}
