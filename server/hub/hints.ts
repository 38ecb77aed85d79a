import type { Db } from '../database/pool.ts'
import { assertFits, type Bus } from './bus.ts'
import type { HubLog } from './log.ts'
import { redisHints } from './redis-hints.ts'
import type { RedisPlace } from './redis-place.ts'

/** The part of a bus that a process needs which only publishes. */
export interface Hints extends Pick<Bus, 'publish'> {
  close(): void
}

/** Every node of the platform gets what it publishes. @param redis where the platform has one */
export function openHints(
  { db, redis }: { db: Db; redis: RedisPlace | undefined },
  log: Pick<HubLog, 'warn' | 'debug'>,
): Promise<Hints> | Hints {
  return redis ? redisHints(redis, log) : { ...postgresHints(db, log), close: () => undefined }
}

export const postgresHints = (db: Db, log: Pick<HubLog, 'warn'>): Pick<Bus, 'publish'> => ({
  async publish(channel, payload) {
    assertFits(channel, payload)
    try {
      await db.query('select pg_notify($1, $2)', [channel, payload])
    } catch (error) {
      log.warn({ err: error, channel }, 'A hint was lost')
    }
  },
})
