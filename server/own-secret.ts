import { timingSafeEqual } from 'node:crypto'
import { CannotStart } from './cannot-start.ts'
import { sealAnew } from './change-secret.ts'
import type { Pool } from './database/pool.ts'
import { transaction } from './database/transaction.ts'
import { keyedHash } from './seal.ts'

const markOf = (secret: string) => keyedHash(secret, 'own secret', 'of this database')

interface Secrets {
  secret: string
  /** The previous secret, while it is being changed. */
  secretBefore?: string | undefined
}

/**
 * The first node stores a mark of its secret. Throws CannotStart if the stored mark is of another secret, unless that is `secretBefore`:
 * then everything is resealed.
 */
export async function assertOwnSecret(db: Pool, { secret, secretBefore }: Secrets): Promise<void> {
  const mark = markOf(secret)
  await db.query('insert into own_secret (mark) values ($1) on conflict do nothing', [mark])
  const { rows } = await db.query<{ mark: Buffer }>('select mark from own_secret')
  const kept = rows[0]?.mark
  if (kept && timingSafeEqual(kept, mark)) return
  if (kept && secretBefore !== undefined && timingSafeEqual(kept, markOf(secretBefore))) {
    return transaction(db, async (tx) => {
      // Only the first of several nodes reseals.
      const { rowCount } = await tx.query('update own_secret set mark = $1 where mark = $2', [mark, kept])
      if (rowCount === 1) await sealAnew(tx, { before: secretBefore, secret })
    })
  }
  throw new CannotStart('SECRET is not that of the database: set the one that it was first started with')
}
