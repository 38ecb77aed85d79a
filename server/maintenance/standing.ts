import type { Parts } from '../parts.ts'
import { findMaintenance, type Maintenance } from './maintenance.store.ts'

/** Milliseconds for which a node believes what it has read. */
const believed = 1_000

/** Whether the site is closed, as read within the last second; what was known last where the database does not answer. */
export function maintenanceStanding({ pool, log }: Pick<Parts, 'pool' | 'log'>) {
  let known: Maintenance | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    try {
      known = await findMaintenance(pool)
    } catch (error) {
      log.warn({ err: error }, 'nobody knows whether the site is closed')
    }
    readAt = performance.now()
    reading = null
  }

  return async (): Promise<Maintenance | null> => {
    if (performance.now() - readAt >= believed) await (reading ??= read())
    return known
  }
}
