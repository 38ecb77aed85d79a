import { personalNoPurpose } from '../auth/personal-no.ts'
import type { Pool } from '../database/pool.ts'
import { keyedHash, unseal } from '../seal.ts'
import { keepPerson, listUnknownPeople } from './trial-person.store.ts'

const batch = 500

/** The same for all accounts with one national id. @param personalNo encrypted */
export const personOf = (secret: string, personalNo: string) =>
  keyedHash(secret, 'trial bonus person', unseal(secret, personalNoPurpose, personalNo))

/**
 * Backfill: adds those who had the trial bonus before trial_bonus_people existed; resolves with how many. Idempotent; of two accounts of
 * one person the older one is kept.
 */
export async function keepEarlierPeople(pool: Pool, secret: string): Promise<number> {
  let kept = 0
  let after = 0
  for (;;) {
    const accounts = await listUnknownPeople(pool, { after, most: batch })
    for (const { playerId, personalNo } of accounts) {
      if (await keepPerson(pool, { playerId, person: personOf(secret, personalNo) })) kept++
      after = playerId
    }
    if (accounts.length < batch) return kept
  }
}
