import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { createRedisBus } from '#server/hub/redis-bus.ts'
import { redisPlace } from '#server/hub/redis-place.ts'
import { startRedis } from '#tests/server/setup/redis.ts'
import { channel, clock, type Order, type Told } from './hub/wire.ts'

/** What the system lets one process open, less what it needs itself. */
const spareFiles = 100
const wanted = 20_000
const connections = Math.min(
  wanted,
  Number(execFileSync('bash', ['-c', 'ulimit -Hn'], { encoding: 'utf8' })) - spareFiles,
)
const goals = { bytes: 10 * 1_024, perSecond: 10_000, p99: 500 }
const messages = 200_000
const seconds = 10
/** Of the readers, who read nothing. */
const slow = 200

/** A process of the bench and what it says next. */
class Part {
  readonly #child: ChildProcess
  readonly #says: AsyncIterator<[Told]>

  constructor(name: string, ...words: string[]) {
    this.#child = fork(new URL(`hub/${name}.ts`, import.meta.url), words, {
      execArgv: ['--expose-gc', '--no-memory-reducer'],
    })
    this.#says = on(this.#child, 'message') as unknown as AsyncIterator<[Told]>
  }

  async hears(): Promise<Told> {
    const { value } = await this.#says.next()
    return value[0]
  }

  ask(order: Order): Promise<Told> {
    this.#child.send(order)
    return this.hears()
  }

  stop(): void {
    this.#child.kill()
  }
}

interface Reached {
  perSecond: number
  p50: number
  p99: number
  read: number
}

export interface HubMeasured {
  connections: number
  /** Bytes for a connection: of the heap and outside it; of the whole process. */
  heap: number
  resident: number
  /** Microseconds of the server's processor for a message to one reader. */
  message: { hub: number; ws: number }
  /** Through Redis; the second time with readers who do not read. */
  bus: { alone: Reached; besideSlow: Reached }
  missed: string[]
}

export async function measureHub(): Promise<HubMeasured> {
  await using redis = await startRedis()
  const hub = await withServer('hub', redis.url, 0, async (server, readers, idle) => {
    const full = await server.ask({ memory: true })
    const cpu = await said(server)
    await quiet(readers)
    return { idle, full, cpu, alone: await throughBus(redis.url, readers) }
  })
  const ws = await withServer('ws', '', 0, (server) => said(server))
  const besideSlow = await withServer('hub', redis.url, slow, (_server, readers) =>
    throughBus(redis.url, readers),
  )
  const of = (key: 'heap' | 'resident') =>
    ((hub.full.memory?.[key] ?? 0) - (hub.idle.memory?.[key] ?? 0)) / connections
  const measured = {
    connections,
    heap: of('heap'),
    resident: of('resident'),
    message: { hub: hub.cpu, ws },
    bus: { alone: hub.alone, besideSlow },
  }
  return { ...measured, missed: missedIn(measured) }
}

async function withServer<Result>(
  kind: string,
  redisUrl: string,
  paused: number,
  measure: (server: Part, readers: readonly Part[], idle: Told) => Promise<Result>,
): Promise<Result> {
  const server = new Part('server', kind, redisUrl)
  const readers = [new Part('clients'), new Part('clients')]
  try {
    const { ready: url = '' } = await server.hears()
    const idle = await server.ask({ memory: true })
    const count = connections / readers.length
    for (const [at, reader] of readers.entries()) {
      await reader.hears()
      await reader.ask({ open: { url, from: at * count, count, paused } })
    }
    return await measure(server, readers, idle)
  } finally {
    for (const part of [server, ...readers]) part.stop()
  }
}

/** Microseconds for a message. */
async function said(server: Part): Promise<number> {
  const { said: told } = await server.ask({ say: { users: connections, count: messages } })
  return (told?.microseconds ?? 0) / messages
}

/** Discards earlier reads until no more arrive. */
async function quiet(readers: readonly Part[]): Promise<number[]> {
  const all: number[] = []
  for (let last = -1; last !== all.length;) {
    last = all.length
    await new Promise((passed) => setTimeout(passed, 500))
    for (const reader of readers) all.push(...((await reader.ask({ memory: true })).latencies ?? []))
  }
  return all
}

async function throughBus(redisUrl: string, readers: readonly Part[]): Promise<Reached> {
  const place = redisPlace(redisUrl)
  if (!place) throw new Error('Redis has no place')
  const log = { debug: () => undefined, info: () => undefined, warn: console.warn }
  const bus = await createRedisBus({ place, log })
  const sending: Promise<void>[] = []
  const begun = performance.now()
  const total = goals.perSecond * seconds
  for (let at = 0; at < total;) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1_000) * goals.perSecond))
    for (; at < due; at += 1) sending.push(bus.publish(channel, `${at % connections} ${clock()}`))
    await new Promise((passed) => setTimeout(passed, 1))
  }
  await Promise.all(sending)
  const took = (performance.now() - begun) / 1_000
  const latencies = (await quiet(readers)).sort((one, other) => one - other)
  await bus.close()
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Infinity
  return { perSecond: total / took, p50: at(0.5), p99: at(0.99), read: latencies.length / total }
}

function missedIn({ heap, bus, connections: open }: Omit<HubMeasured, 'missed'>): string[] {
  const missed: string[] = []
  if (heap > goals.bytes) missed.push(`a connection takes ${Math.round(heap)} bytes`)
  for (const [name, { perSecond, p99 }] of Object.entries(bus)) {
    if (p99 > goals.p99) missed.push(`${name}: p99 ${Math.round(p99)} ms`)
    if (perSecond < goals.perSecond * 0.99) missed.push(`${name}: ${Math.round(perSecond)} messages a second`)
  }
  if (bus.alone.read < 1) missed.push('messages were lost')
  // The slow readers come first, so each of them may get one message more than the others.
  const mostToSlow = (slow * Math.ceil((goals.perSecond * seconds) / open)) / (goals.perSecond * seconds)
  if (bus.besideSlow.read < 1 - mostToSlow) missed.push('messages to those who read were lost')
  return missed
}

const reached = ({ perSecond, p50, p99, read }: Reached) =>
  `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${(read * 100).toFixed(1)} % read`

export function sayHub({ connections: open, heap, resident, message, bus, missed }: HubMeasured): string {
  return [
    `${open} connections${open < wanted ? ` (${wanted} wanted: the system lets a process open no more files)` : ''}`,
    `a connection: ${(heap / 1_024).toFixed(1)} KB of heap and buffers, ${(resident / 1_024).toFixed(1)} KB of the process`,
    `a message to one reader: ${message.hub.toFixed(1)} µs of processor, ${message.ws.toFixed(1)} µs by plain ws.send`,
    `through Redis: ${reached(bus.alone)}`,
    `beside ${slow} readers who do not read: ${reached(bus.besideSlow)}`,
    ...missed.map((each) => `missed: ${each}`),
  ].join('\n')
}
