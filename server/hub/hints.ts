import type { Db } from '../database/pool.ts'
import { assertFits, type Bus } from './bus.ts'
import type { HubLog } from './log.ts'

/** For a process that only publishes; every node of the platform gets it. */
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
