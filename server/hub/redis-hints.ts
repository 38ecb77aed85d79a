import type { Redis } from 'ioredis'
import { CannotStart } from '../cannot-start.ts'
import { assertFits, sentOrLate, type Bus } from './bus.ts'
import { systemClock, type Clock } from './clock.ts'
import type { HubLog } from './log.ts'
import { openRedis, type RedisPlace } from './redis-place.ts'

/** Milliseconds that a start waits for Redis. */
export const startPatience = 5_000

export const allNodes = 'lale:nodes'
export const nodesOf = (playerId: number) => `lale:present:${playerId}`
export const channelOf = (node: string) => `lale:node:${node}`

/** To the nodes of a set, in one round trip. A node that nobody answers for any more is forgotten. */
const sending = `
for _, node in ipairs(redis.call('smembers', KEYS[1])) do
  if redis.call('spublish', '${channelOf('')}' .. node, ARGV[1]) == 0 then redis.call('srem', KEYS[1], node) end
end`

export const publisher =
  (redis: Redis, log: Pick<HubLog, 'warn'>): Bus['publish'] =>
  async (channel, payload, to) => {
    assertFits(channel, payload)
    const key = to === undefined ? allNodes : nodesOf(to)
    const sent = redis
      .eval(sending, 1, key, `${channel}\n${payload}`)
      .catch((error: unknown) => log.warn({ err: error, channel }, 'A hint was lost'))
    await sentOrLate(sent, systemClock)
  }

/** @throws CannotStart if Redis is there and refuses us */
export async function connected(
  redis: Redis,
  log: Pick<HubLog, 'warn' | 'debug'>,
  clock: Clock = systemClock,
): Promise<void> {
  let cause: Error | undefined
  redis.on('error', (error) => {
    cause = error
    log.debug({ err: error }, 'A connection to Redis has failed')
  })
  const { promise: late, reject } = Promise.withResolvers<never>()
  const alarm = clock.after(startPatience, () => reject(new Error('Redis does not answer')))
  try {
    await Promise.race([redis.connect(), late])
  } catch (error) {
    if (cause?.name === 'ReplyError') throw new CannotStart(`REDIS_URL cannot be used: ${cause.message}`)
    log.warn({ err: error }, 'The bus does not reach Redis')
  } finally {
    alarm.cancel()
  }
}

/** For a process that only publishes. */
export async function redisHints(place: RedisPlace, log: Pick<HubLog, 'warn' | 'debug'>) {
  const redis = openRedis(place, 'lale-hints')
  await connected(redis, log)
  return { publish: publisher(redis, log), close: () => redis.disconnect() }
}
