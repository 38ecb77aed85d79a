import { randomUUID } from 'node:crypto'
import { assertFits, type Bus } from './bus.ts'
import { systemClock, type Alarm, type Clock } from './clock.ts'
import { Listeners } from './listeners.ts'
import type { HubLog } from './log.ts'
import { allNodes, channelOf, connected, nodesOf, publisher } from './redis-hints.ts'
import { openRedis, type RedisPlace } from './redis-place.ts'

/** Milliseconds between heartbeats: a connection that only listens does not notice that it is lost. */
export const HEARTBEAT = 15_000
/** Milliseconds that a heartbeat may take. */
export const patience = 5_000
/** Milliseconds between two times that a node says who is connected to it. */
export const PRESENCE_REFRESH = 5 * 60_000
/** Seconds after which what a dead node has said is forgotten. */
const presenceLifetime = 15 * 60
/** Players per round trip. */
const batch = 1_000

interface RedisBusOptions {
  place: RedisPlace
  log: HubLog
  clock?: Clock
  /** Called when the bus listens again after a loss: hints of the meantime are lost. */
  onReturn?: () => void
}

/**
 * The bus on Redis: each node has one channel, and Redis knows at which nodes a player is connected. A start without Redis listens as soon as
 * it is there.
 */
export async function createRedisBus(options: RedisBusOptions): Promise<Bus> {
  const { place, log, clock = systemClock, onReturn } = options
  const node = randomUUID()
  const listeners = new Listeners(log)
  const present = new Set<number>()
  const redis = openRedis(place, 'lale-bus')
  const listening = openRedis(place, 'lale-bus-listening')
  let state = 'starting' as 'starting' | 'listening' | 'lost' | 'closed'
  let alarms: Alarm[] = []
  let heard: (() => void) | null = null
  let arriving = Promise.resolve()
  /** Another one begins with each return and each loss. */
  let era = {}

  async function register(): Promise<void> {
    await redis.sadd(allNodes, node)
    const players = [...present]
    for (let from = 0; from < players.length; from += batch) {
      const said = redis.pipeline()
      for (const playerId of players.slice(from, from + batch))
        said.sadd(nodesOf(playerId), node).expire(nodesOf(playerId), presenceLifetime)
      const failed = (await said.exec())?.find(([error]) => error !== null)
      if (failed?.[0]) throw failed[0]
    }
  }

  function lose(error?: unknown): void {
    if (state === 'listening') log.warn({ err: error }, 'The bus has lost Redis')
    if (state !== 'closed') state = 'lost'
    era = {}
    for (const alarm of alarms.splice(0)) alarm.cancel()
  }

  const renew = (error: unknown) => {
    lose(error)
    // One that is connecting would end for good.
    for (const each of [redis, listening]) if (each.status === 'ready') each.disconnect(true)
  }

  /** What the node sends itself must come back. */
  async function beat(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    heard = resolve
    const late = clock.after(patience, () => reject(new Error('A heartbeat did not come back')))
    try {
      await Promise.all([redis.spublish(channelOf(node), ''), promise])
    } finally {
      late.cancel()
    }
  }

  function repeat(every: number, act: () => Promise<void>): void {
    const begun = era
    const alarm = clock.after(every, () => {
      alarms = alarms.filter((each) => each !== alarm)
      act().then(
        () => era === begun && repeat(every, act),
        (error: unknown) => era === begun && renew(error),
      )
    })
    alarms.push(alarm)
  }

  async function arrive(): Promise<void> {
    if (redis.status !== 'ready' || listening.status !== 'ready' || state === 'closed') return
    const begun = (era = {})
    await listening.ssubscribe(channelOf(node))
    await register()
    if (era !== begun) return
    const wasLost = state === 'lost'
    state = 'listening'
    repeat(HEARTBEAT, beat)
    repeat(PRESENCE_REFRESH, register)
    if (!wasLost) return
    log.info({}, 'The bus listens again')
    onReturn?.()
  }

  listening.on('smessage', (_channel: string, message: string) => {
    const end = message.indexOf('\n')
    if (end < 0) heard?.()
    else listeners.hear(message.slice(0, end), message.slice(end + 1))
  })
  for (const each of [redis, listening])
    each.on('ready', () => (arriving = arrive().catch(renew))).on('close', () => lose())
  try {
    await Promise.all([redis, listening].map((each) => connected(each, log, clock)))
    await arriving
    if (state === 'starting') state = 'lost'
  } catch (error) {
    for (const each of [redis, listening]) each.disconnect()
    throw error
  }

  return {
    publish: publisher(redis, log),
    subscribe: async (channel, listener) => {
      assertFits(channel, '')
      listeners.add(channel, listener)
      return async () => void listeners.remove(channel, listener)
    },
    get listens() {
      return state === 'listening'
    },
    async present(playerId, isHere) {
      if (isHere) present.add(playerId)
      else present.delete(playerId)
      const key = nodesOf(playerId)
      const written = isHere
        ? redis.pipeline().sadd(key, node).expire(key, presenceLifetime).exec()
        : redis.srem(key, node)
      await Promise.resolve(written).catch((error: unknown) =>
        log.debug({ err: error }, 'A presence was not written'),
      )
    },
    async close() {
      state = 'closed'
      lose()
      await redis.srem(allNodes, node).catch(() => 0)
      for (const each of [redis, listening]) each.disconnect()
    },
  }
}
