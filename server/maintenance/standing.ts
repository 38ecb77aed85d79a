import { lastKnown } from '../database/last-known.ts'
import type { Parts } from '../parts.ts'
import { findMaintenance, type Maintenance } from './maintenance.store.ts'

/** Milliseconds for which a node caches it. */
const believed = 1_000

/** At most a second old; the last known if the database does not answer. */
export function maintenanceStanding({ pool, log }: Pick<Parts, 'pool' | 'log'>) {
  const failure = 'nobody knows whether the site is closed'
  const read = lastKnown({ read: () => findMaintenance(pool), log, failure, believed })
  return async (): Promise<Maintenance | null> => (await read()) ?? null
}
