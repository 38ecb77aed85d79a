import type { Registration } from '#contract/auth.ts'
import { personalNoPurpose } from '../auth/personal-no.ts'
import type { Db } from '../database/pool.ts'
import type { Transaction } from '../database/transaction.ts'
import { hashOfBrowser } from '../guard/standing.store.ts'
import type { Parts } from '../parts.ts'
import { keyedHash, unseal } from '../seal.ts'
import {
  findExclusions,
  findIdentity,
  isRemembered,
  keepDevices,
  keepMarks,
  type Identity,
  type Mark,
} from './excluded-person.store.ts'

const keyed = (secret: string, kind: Exclude<Mark['kind'], 'device'>, text: string): Mark => ({
  kind,
  mark: keyedHash(secret, `excluded person ${kind}`, text),
})

const nationalId = (secret: string, sealed: string) =>
  keyed(secret, 'national id', unseal(secret, personalNoPurpose, sealed))

/** @param identity its PersonalNo is encrypted */
export const marksOf = (secret: string, { personalNo, email, phone }: Identity): Mark[] => [
  nationalId(secret, personalNo),
  keyed(secret, 'e-mail', email.toLowerCase()),
  keyed(secret, 'phone', phone),
]

/** What somebody who registers is known again by. */
export const marksOfNewcomer = (
  secret: string,
  { PersonalNo, email, phone }: Pick<Registration, 'PersonalNo' | 'email' | 'phone'>,
  browsers: readonly (string | undefined)[],
): Mark[] => [
  keyed(secret, 'national id', PersonalNo),
  keyed(secret, 'e-mail', email.toLowerCase()),
  keyed(secret, 'phone', phone),
  ...browsers.flatMap((browser): Mark[] =>
    browser === undefined ? [] : [{ kind: 'device', mark: hashOfBrowser(browser) }],
  ),
]

/** Call it in the transaction of the exclusion. */
export async function rememberPerson(tx: Transaction, secret: string, playerId: number): Promise<void> {
  await keepMarks(tx, playerId, marksOf(secret, await findIdentity(tx, playerId)))
  await keepDevices(tx, playerId)
}

/** Of somebody who was ever excluded: by the new phone too. Call it in the transaction of the change. */
export async function rememberChange(tx: Transaction, secret: string, playerId: number): Promise<void> {
  if (await isRemembered(tx, playerId)) await rememberPerson(tx, secret, playerId)
}

export const isExcluded = async (db: Db, marks: readonly Mark[]): Promise<true | null> =>
  (await findExclusions(db, marks)).length > 0 || null

/**
 * Exclusions that the person has by the same national id at other accounts, whatever their shard.
 * @param needed see `everywhere`
 */
export async function exclusionsElsewhere(
  { pool, elsewhere, env }: Pick<Parts, 'pool' | 'elsewhere' | 'env'>,
  playerId: number,
  needed?: 'all',
) {
  const { personalNo } = await findIdentity(pool, playerId)
  const marks = [nationalId(env.secret, personalNo)]
  return elsewhere.everywhere((db) => findExclusions(db, marks, playerId), needed)
}
